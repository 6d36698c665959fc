import { forgetBuild } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseNode } from './node.mjs';
import { main } from './project.mjs';
import { runToEnd } from './run.mjs';

await main(async () => {
  await ensureInstalled();
  const node = await chooseNode();
  forgetBuild();
  return runToEnd(node, 'tools/dev/watch.ts', process.argv.slice(2), {
    isServer: true,
    env: { NODE_ENV: 'development' },
  });
});
