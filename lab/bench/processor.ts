// Time on the processor, so that a busy machine matters less.

/** Microseconds of processor time since some beginning. */
export function processorMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
