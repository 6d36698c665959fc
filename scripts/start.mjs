import { prepare } from './prepare.mjs';
import { processCount } from './process-count.mjs';
import { main } from './project.mjs';
import { runServer } from './run.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  // What cannot be started is said before anything is built.
  processCount(args);
  return runServer(await prepare(), args);
});
