// Which packages a release needs, by the lock file: what the product depends on, and what that does.
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { inProject } from '../project.mjs';

export const lockOfProject = () => JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));

/** The entries of the lock file by their paths; packages that only building or testing needs are not among them. */
export function productionPackages({ packages }) {
  const { dependencies, optionalDependencies } = packages[''];
  const found = new Map();
  const waiting = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ['', name]);
  // Grows while it is walked.
  for (const [from, name] of waiting) {
    const path = placeOf(packages, from, name);
    if (path === undefined || found.has(path)) continue;
    const { dev, devOptional, peer, ...entry } = packages[path];
    found.set(path, entry);
    for (const needed of neededBy(entry)) waiting.push([path, needed]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function neededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

// As Node looks for it: beside, then further up.
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The files of those that are installed here; those of other systems are not. */
export function installedFiles() {
  return [...productionPackages(lockOfProject()).keys()]
    .filter((path) => existsSync(inProject(path)))
    .flatMap((path) => filesOf(path));
}

function filesOf(folder) {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    // What is nested in a package comes by its own entry, or is for building alone.
    if (entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesOf(path);
    if (entry.isSymbolicLink()) return [{ path, link: readlinkSync(inProject(path)) }];
    const mode = statSync(inProject(path)).mode & 0o111 ? 0o755 : 0o644;
    return [{ path, mode, read: () => readFileSync(inProject(path)) }];
  });
}
