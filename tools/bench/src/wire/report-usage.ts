// Reports the resources of a process. Preloaded into every measured server (node --import); it responds to its parent over IPC.

/** Processor time and memory of a process since its start. */
export interface Usage {
  /** Microseconds of processor time of all threads, in the program and in the kernel. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() };
  process.send?.(usage);
});
process.channel?.unref(); // does not keep the server alive
