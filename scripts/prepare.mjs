// Brings a clone to the point where it can run: packages, a fitting Node.js, a build.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseNode } from './node.mjs';
import { main } from './project.mjs';

export async function prepare(options = {}) {
  await ensureInstalled();
  const node = await chooseNode();
  await ensureBuilt(node, options);
  return node;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(async () => void (await prepare()));
