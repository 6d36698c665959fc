// The process that works on pictures, one after another, with a limit on its memory. Its parent limits its time.
import { ImageProblem } from './image-problem.ts';
import { type ImageTask, work } from './image-work.ts';

const MAX_MEMORY = 1.2 * 1024 ** 3;

process.on('message', async (task: ImageTask) => {
  try {
    process.send?.({ done: await work(task) });
  } catch (error) {
    process.send?.({ trouble: error instanceof ImageProblem ? error.trouble : 'unreadable' });
  }
});
// Without its parent it has nothing to do.
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
}, 50).unref();
