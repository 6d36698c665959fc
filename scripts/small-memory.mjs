// Where there is little memory (the machine's or the container's), Node collects garbage early instead of growing into it.
import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
const SMALL = 1024 * MEGABYTE;

/** What Node is started with. A server, a command and the database share what there is. */
export function nodeOptionsFor(bytes = availableMemory()) {
  if (bytes >= SMALL) return { args: [], env: {} };
  const heap = Math.max(96, Math.floor((bytes / MEGABYTE) * 0.28));
  return {
    args: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
    // Otherwise each thread has a pool of free memory of its own.
    env: { MALLOC_ARENA_MAX: '2' },
  };
}

export function availableMemory() {
  // Nodes before 20.12 do not know.
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
