// How long the thread of a server was held by one thing, in its own processor time: what other processes of the machine
// do changes nothing about it.

const LONGEST = /^parley_event_loop_longest_task_seconds (\S+)$/m;

/** Milliseconds, since the last time it was asked. */
export async function longestTask(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const seconds = LONGEST.exec(await answer.text())?.[1];
  if (seconds === undefined) throw new Error('The server does not tell its longest task.');
  return Math.round(Number(seconds) * 1000);
}
