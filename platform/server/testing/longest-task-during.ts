// How long something held this thread at a time, in its own processor time: others of the machine have no part in it.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds. Work is done once before, so that it is compiled. */
export async function longestTaskDuring(work: () => Promise<unknown>): Promise<number> {
  await work();
  let longest = 0;
  let isDone = false;
  const working = nextTurn()
    .then(work)
    .finally(() => {
      isDone = true;
    });
  for (let before = cpuMilliseconds(); !isDone; ) {
    await nextTurn();
    const now = cpuMilliseconds();
    longest = Math.max(longest, now - before);
    before = now;
  }
  await working;
  return longest;
}

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
