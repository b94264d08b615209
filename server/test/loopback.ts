// A websocket without a network: both ends in this process. What one end sends the other hears at once, in order.

import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';

class End extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  private other: End | undefined;

  static pair(): [End, End] {
    const [one, two] = [new End(), new End()];
    one.other = two;
    two.other = one;
    return [one, two];
  }

  send(data: string | Buffer): void {
    if (this.readyState !== this.OPEN) throw new Error('the connection is closed');
    this.other?.emit('message', Buffer.from(data as string), false);
  }

  ping(): void {
    this.emit('pong');
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    for (const end of [this, this.other]) {
      if (!end || end.readyState !== end.OPEN) continue;
      end.readyState = 3;
      end.emit('close');
    }
  }
}

/** The server's end and the client's. */
export function loopback(): [WebSocket, WebSocket] {
  const [server, client] = End.pair();
  return [server as unknown as WebSocket, client as unknown as WebSocket];
}
