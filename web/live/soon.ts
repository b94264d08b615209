// A task of its own, behind whatever waits already. Unlike a timer it is not put off in a page that nobody looks at.

export function soon(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}
