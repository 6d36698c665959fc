// Whose tables they are: the folder whose migration creates a table owns it, whatever it is called today.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';

export interface MigrationText {
  path: string;
  text: string;
}

/** From the table to `platform`, `features/users` and the like. */
export type TableOwners = ReadonlyMap<string, string>;

const CHANGES =
  /\bcreate\s+(?:unlogged\s+|or\s+replace\s+|materialized\s+)*(?:table|view)\s+(?:if\s+not\s+exists\s+)?(\w+)|\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)|\bdrop\s+(?:table|view)\s+(?:if\s+exists\s+)?(\w+)/gi;

export function readMigrations(projectFolder: string): MigrationText[] {
  const folders = ['features', 'addons'].flatMap((root) =>
    namesIn(join(projectFolder, root)).map((name) => posix.join(root, name)),
  );
  return ['platform', ...folders].flatMap((folder) =>
    sqlFilesIn(join(projectFolder, folder, 'migrations')).map((name) => ({
      path: posix.join(folder, 'migrations', name),
      text: readFileSync(join(projectFolder, folder, 'migrations', name), 'utf8'),
    })),
  );
}

function sqlFilesIn(folder: string): string[] {
  return namesIn(folder).filter((name) => /(?<!\.down)\.sql$/.test(name));
}

/** None where there is no such folder: not every feature has tables, and not every tree has add-ons. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** In the order in which they are run. */
export function ownersOfTables(migrations: readonly MigrationText[]): TableOwners {
  const owners = new Map<string, string>();
  const ordered = [...migrations].sort((a, b) => (basename(a.path) < basename(b.path) ? -1 : 1));
  for (const { path, text } of ordered) {
    const folder = posix.dirname(posix.dirname(path));
    for (const [, created, from, to, dropped] of text.replace(/--[^\n]*/g, '').matchAll(CHANGES)) {
      if (created) owners.set(created.toLowerCase(), folder);
      if (from && to) owners.set(to.toLowerCase(), owners.get(from.toLowerCase()) ?? folder);
      owners.delete((from ?? dropped ?? '').toLowerCase());
    }
  }
  return owners;
}
