// A thread whose tasks go wrong, for tests of the pool.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (task: string) => {
  if (task === 'stuck') for (;;);
  if (task === 'falls') throw new Error('fallen');
  if (task === 'leaves') process.exit();
  if (task === 'fills') {
    const held: string[][] = [];
    for (;;) held.push(new Array<string>(1_000_000).fill('x'));
  }
  parentPort?.postMessage(
    task === 'fails'
      ? { type: 'failed', message: 'no', isTooComplicated: false }
      : { type: 'done', result: task.toUpperCase() },
  );
});
parentPort?.postMessage({ type: 'ready' });
