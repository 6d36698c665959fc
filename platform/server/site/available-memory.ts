import { totalmem } from 'node:os';

/** Bytes that this process and those it starts may use: of the machine, or of the container (cgroup) it runs in. */
export function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
