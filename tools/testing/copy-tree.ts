// The sources once more in a folder of their own, without some of their folders: what somebody has who took an add-on
// out of the tree. Files are copied, so that nothing done there reaches the originals; packages are linked.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
/** What is made when Parley is installed, built and run. */
const MADE = new Set(['.git', '.cache', 'node_modules', 'dist', 'dist.next', 'data', 'coverage']);

/** `without`: folders by their path in the project, such as `addons/qna`. */
export async function copyTree(target: string, without: readonly string[]): Promise<void> {
  const leftOut = new Set(without.map((path) => resolve(project, path)));
  for (const name of readdirSync(project)) {
    const source = join(project, name);
    if (MADE.has(name) || leftOut.has(source)) continue;
    await cp(source, join(target, name), { recursive: true, filter: (path) => !leftOut.has(path) });
  }
  linkPackages(target);
}

/** One by one, since packages of the tree itself have to be those of the copy. */
function linkPackages(target: string): void {
  const packages = join(project, 'node_modules');
  for (const name of readdirSync(packages)) {
    if (name === '@parley') continue;
    link(join(packages, name), join(target, 'node_modules', name));
  }
  link(`..${sep}..${sep}addon-api`, join(target, 'node_modules', '@parley', 'addon-api'));
}

function link(to: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(to, path);
}
