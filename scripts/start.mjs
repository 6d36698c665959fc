import { prepare } from './prepare.mjs';
import { main } from './project.mjs';
import { runToEnd } from './run.mjs';

await main(async () => {
  const node = await prepare();
  return runToEnd(node, 'dist/server/server.js', process.argv.slice(2), { isServer: true });
});
