// Reports the resources that a process has used. Preloaded into every server that is measured (node --import): it
// answers its parent over IPC.

/** Processor time and memory of a process since its start. */
export interface Usage {
  /** Microseconds of the processor, of all threads, in the program and in the kernel for it. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() };
  process.send?.(usage);
});
process.channel?.unref(); // the parent may ask; the server does not wait for it
