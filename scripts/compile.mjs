// Builds dist/client and dist/server when their sources are newer than what stands there.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { Failure, inProject, print, projectFolder, runProgram } from './project.mjs';

const sources = [
  'app',
  'platform',
  'features',
  'addons',
  'addon-api',
  'bench',
  'tools/build',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = inProject('dist', 'built-from');

export async function ensureBuilt(node, { fresh = false } = {}) {
  if (!fresh && isBuilt()) return;
  await withLock('building', async () => {
    if (!fresh && isBuilt()) return;
    print('Building.');
    await build(node);
  });
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

// Built beside the old one and put in its place when whole, so a build that fails or is killed spoils nothing.
async function build(node) {
  const hash = hashOfSources();
  const next = inProject('dist.next');
  rmSync(next, { recursive: true, force: true });
  const results = await Promise.all([
    vite(node, ['build', '--outDir', 'dist.next/client']),
    vite(node, ['build', '--ssr', '--outDir', 'dist.next/server']),
  ]);
  for (const { code, output } of results) if (code !== 0) throw new Failure(`The build failed.\n${output}`);
  writeFileSync(join(next, 'built-from'), hash);
  rmSync(inProject('dist'), { recursive: true, force: true });
  renameSync(next, inProject('dist'));
}

function vite(node, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  return runProgram(node, [inProject('node_modules/vite/bin/vite.js'), ...args], { capture: true, env });
}

export function forgetBuild() {
  rmSync(stamp, { force: true });
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesIn(inProject(source))) addFile(hash, file);
  return hash.digest('hex');
}

function addFile(hash, file) {
  hash.update(`\0${relative(projectFolder, file)}\0`).update(readFileSync(file));
}

const isTest = (name) => /\.test\.tsx?$/.test(name);

function filesIn(path) {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) => {
      if (isTest(entry.name)) return [];
      return entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)];
    });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
