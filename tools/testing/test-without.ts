// The whole of npm test in a copy of the tree without some folders: npm test -- --without addons/qna addons/polls
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './copy-tree.ts';

const without = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'parley-without-'));
try {
  await copyTree(folder, without);
  console.log(`== without ${without.join(', ')}, in ${folder}`);
  const tests = spawn(process.execPath, ['scripts/test.mjs'], {
    cwd: folder,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    tests.on('error', reject);
    tests.on('close', (code) => resolve(code ?? 1));
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
