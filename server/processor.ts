// What a thread has worked: the time of a processor that it had, not the time that went by. On a machine with much else to do the one
// is a fraction of the other, and nobody who asks for something can help it.

/** Of this thread, in milliseconds. The system counts in ticks of some milliseconds: what is short costs a tick or nothing, and what is many times short what it took. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
