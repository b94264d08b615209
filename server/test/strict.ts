// Where this is imported, every frame that a client gets is checked against the server's own schemas: it has their shape, and no field
// that they do not know.

import { isDeepStrictEqual } from 'node:util';
import { serverMessage } from '../protocol.ts';
import { Client } from './client.ts';

Client.inspect = message => {
  if (!isDeepStrictEqual(serverMessage.parse(message), message))
    throw new Error(`the server says more than its schemas: ${JSON.stringify(message)}`);
};
