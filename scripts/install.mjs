import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { Failure, inProject, print } from './project.mjs';

const stamp = inProject('node_modules', '.parley-installed');

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('installing', async () => {
    if (isInstalled()) return;
    print('Installing what Parley is made of (this happens once).');
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
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return true;
    if (!fitsLock()) return false;
    writeFileSync(stamp, wanted());
    return true;
  } catch {
    return false;
  }
}

// Whoever ran npm by hand has nothing to wait for: npm's own note says what is in node_modules.
function fitsLock() {
  const { packages: wantedPackages } = readJson('package-lock.json');
  const { packages: standing } = readJson('node_modules/.package-lock.json');
  return Object.entries(wantedPackages).every(
    ([path, { version, optional }]) => path === '' || optional || standing[path]?.version === version,
  );
}

const readJson = (path) => JSON.parse(readFileSync(inProject(path), 'utf8'));

function wanted() {
  const lock = readFileSync(inProject('package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}
