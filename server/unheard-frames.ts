// What a websocket has received and nobody has heard yet. ws has no way to give it up: `pause` stops the socket below, `terminate`
// destroys it, and thousands of frames that came in one packet are gone through all the same, one in each round of the loop. So its own
// buffer is emptied here, and nowhere else is ws looked into; test/siege/unheard-frames.test.ts says so when ws keeps it otherwise.

import type { WebSocket } from 'ws';

interface Received {
  readonly _receiver?: { _buffers: Buffer[]; _bufferedBytes: number };
}

export function dropUnheard(socket: WebSocket): void {
  const { _receiver: receiver } = socket as WebSocket & Received;
  if (!receiver) return;
  receiver._buffers = [];
  receiver._bufferedBytes = 0;
}
