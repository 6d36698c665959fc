import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { Failure, inProject, say } from './project.mjs';

const stamp = inProject('node_modules', '.parley-installed');

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('installing', async () => {
    if (isInstalled()) return;
    say('Installing what Parley is made of (this happens once).');
    // Building needs the development packages, which NODE_ENV=production would leave out.
    const clean = await runNpm(['ci', '--include=dev']);
    const isDone = clean.code === 0 || (await runNpm(['install', '--include=dev'])).code === 0;
    if (!isDone)
      throw new Failure('npm could not install the packages (see above). Is the npm registry reachable?');
    writeFileSync(stamp, wanted());
  });
}

function isInstalled() {
  try {
    return readFileSync(stamp, 'utf8') === wanted();
  } catch {
    return false;
  }
}

function wanted() {
  const lock = readFileSync(inProject('package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}
