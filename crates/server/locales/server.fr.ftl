# Server.
