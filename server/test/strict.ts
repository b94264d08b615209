// Where this is imported, every frame that a client gets is checked against the server's own schemas.

import { serverMessage } from '../protocol.ts';
import { Client } from './client.ts';

Client.inspect = message => {
  serverMessage.parse(message);
};
