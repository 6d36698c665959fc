// Finds the tables of a Stack Exchange dump, and counts their rows before anything is written.
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { readRows } from './read-rows.ts';

export const TABLES = [
  'Users',
  'Tags',
  'Posts',
  'Comments',
  'Votes',
  'PostLinks',
  'Badges',
  'PostHistory',
] as const;
export type Table = (typeof TABLES)[number];

export interface StackExchangeExport {
  folder: string;
  files: Partial<Record<Table, string>>;
  /** `quantumcomputing.stackexchange.com`, from the folder's name. */
  host: string;
}

const WANTED =
  'Name the folder that holds the unpacked dump of one site: Posts.xml, Users.xml and the others.';

export async function openStackExchangeExport(path: string): Promise<StackExchangeExport> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new CommandProblem(`There is nothing at ${path}. ${WANTED}`);
  if (!found.isDirectory()) throw new CommandProblem(`${path} is not a folder. ${WANTED}`);
  const names = await readdir(path);
  const files: Partial<Record<Table, string>> = {};
  for (const table of TABLES) {
    const name = names.find((each) => each.toLowerCase() === `${table.toLowerCase()}.xml`);
    if (name) files[table] = join(path, name);
  }
  const missing = (['Posts', 'Users'] as const).filter((table) => !files[table]);
  if (missing.length > 0) {
    throw new CommandProblem(
      `${path} has no ${missing.map((table) => `${table}.xml`).join(' and no ')}. ${WANTED}`,
    );
  }
  return { folder: path, files, host: hostOf(basename(resolve(path))) };
}

/** Dumps are unpacked into folders named after their site. */
export function hostOf(folder: string): string {
  const name = folder.toLowerCase().replace(/\.7z$/, '');
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return name;
  const site = name
    .replace(/^stackexchange[-_ ]/, '')
    .replace(/[-_]meta$/, '.meta')
    .replace(/[^a-z0-9.-]+/g, '-');
  return `${site}.stackexchange.com`;
}

export interface TableCounts {
  counts: ReadonlyMap<Table, number>;
  /** The site drew what stands between `$` and `$`: prices alone are not that many. */
  hasFormulas: boolean;
}

const FORMULA = /\$\$[^$]{1,2000}\$\$|\$[^$\s][^$\n]{0,500}[\\^_{][^$\n]{0,500}\$/;

/** Reads every table to its end: a damaged dump changes nothing. */
export async function countRows(
  { files }: StackExchangeExport,
  onProgress: (table: Table, rows: number) => void,
): Promise<TableCounts> {
  const counts = new Map<Table, number>();
  let withFormulas = 0;
  for (const [table, file] of Object.entries(files) as [Table, string][]) {
    let count = 0;
    for await (const rows of readRows(file)) {
      count += rows.length;
      if (table === 'Posts') withFormulas += rows.filter(({ Body = '' }) => FORMULA.test(Body)).length;
      onProgress(table, count);
    }
    counts.set(table, count);
  }
  const hasFormulas = withFormulas >= 3 && withFormulas * 50 >= (counts.get('Posts') ?? 0);
  return { counts, hasFormulas };
}
