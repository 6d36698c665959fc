// What a release holds: what runs, what describes it, and the lock file of what it depends on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, projectFolder } from '../project.mjs';
import { lockOfProject, productionPackages } from './production-packages.mjs';

const WHOLE = ['dist', 'docs', 'deploy'];
const SINGLE = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'scripts/release/parley.mjs',
  'scripts/exit-with-parent.mjs',
  'scripts/node-version.mjs',
  'scripts/process-count.mjs',
  'scripts/processes.mjs',
  'scripts/project.mjs',
  'scripts/run.mjs',
  'scripts/small-memory.mjs',
];
// Of the build: what only measures, and what tells whether the sources are newer.
const LEFT_OUT = /^dist\/(?:built-from$|server\/(?:bench|load-generator)\.js$)/;

export const nameAndVersion = () => {
  const { name, version } = packageOfProject();
  return { name, version };
};

/** By path, in order; `SHA256SUMS` has the hash of each of the others. */
export function releaseFiles() {
  const paths = [
    ...WHOLE.filter((folder) => existsSync(inProject(folder))).flatMap((folder) =>
      filesIn(inProject(folder)),
    ),
    ...SINGLE.map((path) => inProject(path)),
  ].map((path) => relative(projectFolder, path).replaceAll('\\', '/'));
  const files = paths
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({ path, content: readFileSync(inProject(path)) }));
  files.push(...migrationFiles(), ...writtenFiles());
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const sums = files.map(({ path, content }) => `${sha256(content)}  ${path}\n`).join('');
  return [...files, { path: 'SHA256SUMS', content: Buffer.from(sums) }];
}

export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

// They are part of the build; here they are for whoever wants to read what an upgrade does.
function migrationFiles() {
  const places = ['platform/migrations'];
  for (const kind of ['features', 'addons'])
    for (const name of existsSync(inProject(kind)) ? readdirSync(inProject(kind)) : [])
      places.push(`${kind}/${name}/migrations`);
  return places
    .filter((place) => existsSync(inProject(place)))
    .flatMap((place) => readdirSync(inProject(place)).map((name) => ({ place, name })))
    .filter(({ name }) => name.endsWith('.sql') && !name.endsWith('.down.sql'))
    .map(({ place, name }) => ({
      path: `migrations/${name}`,
      content: readFileSync(inProject(place, name)),
    }));
}

function writtenFiles() {
  const start = `#!/usr/bin/env node\nimport '../scripts/release/parley.mjs';\n`;
  return [
    { path: 'bin/parley.mjs', content: Buffer.from(start), mode: 0o755 },
    { path: 'package.json', content: asJson(packageOfRelease()) },
    { path: 'npm-shrinkwrap.json', content: asJson(lockOfRelease()) },
  ];
}

function packageOfRelease() {
  const { name, version, description, license, type, dependencies, optionalDependencies } =
    packageOfProject();
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=22.19' },
    bin: { parley: 'bin/parley.mjs' },
    scripts: { start: 'node bin/parley.mjs start', parley: 'node bin/parley.mjs' },
    dependencies,
    optionalDependencies,
  };
}

function lockOfRelease() {
  const lock = lockOfProject();
  const { name, version, license, engines, bin, dependencies, optionalDependencies } = packageOfRelease();
  const root = { name, version, license, bin, dependencies, optionalDependencies, engines };
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries(productionPackages(lock)) },
  };
}

const packageOfProject = () => JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

const asJson = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
