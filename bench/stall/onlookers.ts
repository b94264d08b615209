// People who look on at a table, in a process of their own: they hear everything and do nothing with it.

import { WebSocket } from 'ws';

const [url = '', table, count] = process.argv.slice(2);
await Promise.all(
  Array.from({ length: Number(count) }, async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    await new Promise(resolve => socket.once('open', resolve));
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, table, tokens: [] }));
    await new Promise(resolve => socket.once('message', resolve));
  }),
);
process.send?.('all are here');
process.once('disconnect', () => process.exit());
