// The files of an add-on from outside, by the same names as in the tree: x.feature.ts, x.web.ts, migrations/, locales/.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AddonProblem } from './addon-package.ts';

const MOST_FILES = 2000;
const MOST_BYTES = 20 * 1024 * 1024;
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'testing']);

/** Those that say what the add-on is: `kind` is `feature`, `contract`, `web` or `pages`. */
export function filesOfKind(folder: string, kind: string): string[] {
  const ending = new RegExp(`\\.${kind}\\.(?:[cm]?[jt]s|[jt]sx)$`);
  return readdirSync(folder)
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Another one for any other content, so that an add-on is built once. */
export function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for (const file of filesIn(folder)) {
    bytes += statSync(file).size;
    count += 1;
    if (count > MOST_FILES || bytes > MOST_BYTES)
      throw new AddonProblem(
        `Its folder has more than ${MOST_FILES} files or ${MOST_BYTES / 1024 / 1024} MB. Leave out what is not the add-on itself.`,
      );
    hash.update(`\0${relative(folder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function* filesIn(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

export interface AddonMigration {
  name: string;
  text: string;
  /** The way down, where there is one. */
  down: string | undefined;
}

export function migrationsIn(folder: string, key: string): AddonMigration[] {
  return namesIn(join(folder, 'migrations'), /(?<!\.down)\.sql$/).map((file) => {
    const name = file.slice(0, -'.sql'.length);
    if (!/^\d{14}_\w+$/.test(name))
      throw new AddonProblem(`migrations/${file} has to be named like 20261201090000_what_it_makes.sql.`);
    const down = join(folder, 'migrations', `${name}.down.sql`);
    return {
      name: `${key}/${name}`,
      text: readFileSync(join(folder, 'migrations', file), 'utf8'),
      down: existsSync(down) ? readFileSync(down, 'utf8') : undefined,
    };
  });
}

export function messagesIn(folder: string): Record<string, Record<string, unknown>> {
  const names = namesIn(join(folder, 'locales'), /\.json$/);
  return Object.fromEntries(
    names.map((name) => {
      try {
        return [
          name.slice(0, -'.json'.length),
          JSON.parse(readFileSync(join(folder, 'locales', name), 'utf8')),
        ];
      } catch (error) {
        throw new AddonProblem(`locales/${name} is not JSON: ${(error as Error).message}`);
      }
    }),
  );
}

function namesIn(folder: string, wanted: RegExp): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => wanted.test(name))
        .sort()
    : [];
}
