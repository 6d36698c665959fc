// `npm run parley -- import <kind> <path>`.
import { resolve } from 'node:path';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  CommandProblem,
} from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { checkDiscourseExport } from './discourse/check-export.ts';
import type { UnlistedCategories } from './discourse/import-categories.ts';
import { importDiscourse } from './discourse/import-discourse.ts';
import { openDiscourseExport } from './discourse/read-topics.ts';
import { SourceFiles } from './files/source-files.ts';
import { statsTable } from './import-stats.ts';
import { type FinishedImport, runImport } from './run-import.ts';
import { importStackExchange } from './stackexchange/import-stack-exchange.ts';
import { countRows, openStackExchangeExport } from './stackexchange/open-export.ts';

const USAGE = 'import stackexchange <folder> | import discourse <file or folder>';

const DETAILS = `
  stackexchange <folder>        the unpacked dump of one site: Posts.xml, Users.xml and the others
  discourse <file or folder>    topics.ndjson or .ndjson.gz, one topic a line as /t/<id>.json?include_raw=1 gives it;
                                categories.json, users.json and post_actions.ndjson (who liked what) beside it are
                                read as well
  --url <old site>              its address, where the export does not tell it: https://forum.example.org
  --files <folder>              its pictures and attachments: the folder of uploads as a backup of Discourse has it, or any
                                folder that holds files by their names; avatars/<name>.png for people
  --category <name>             the category for a dump without any
  --unlisted-categories <open|closed>
                                whether categories that topics name and no list describes begin open; without it they
                                begin closed where there is a list, open where there is none
  --json                        prints the sums as JSON

Run again after an interruption, it goes on where it was. Exit codes: 0 done; 1 it could not be done, or the sums do not
add up; 2 the command is wrong; 3 nothing could be taken.`;

export interface ImportSource {
  site: Site;
  out: CommandOutput;
  path: string;
  /** The old site's address, where the export does not have it. */
  host?: string | undefined;
  /** For dumps without categories. */
  category?: string | undefined;
  /** Whether categories that no list describes begin open. */
  unlistedCategories?: UnlistedCategories | undefined;
  /** The old site's files. */
  files?: SourceFiles | undefined;
  stopAfterBatches?: number | undefined;
  batchSize?: number | undefined;
}

export async function importFromDiscourse(given: ImportSource): Promise<FinishedImport> {
  const found = await openDiscourseExport(given.path);
  const facts = await checkDiscourseExport(found, (topics) =>
    given.out.progress(`Checking the export: ${topics.toLocaleString('en')} topics`),
  );
  const source = given.host ?? facts.host;
  if (!source)
    throw new CommandProblem(
      'The export does not tell which site it is of. Say it: --url https://forum.example.org',
    );
  return runImport({ ...given, kind: 'discourse', source }, (run) =>
    importDiscourse(run, found, facts, given.unlistedCategories),
  );
}

export async function importFromStackExchange(given: ImportSource): Promise<FinishedImport> {
  const found = await openStackExchangeExport(given.path);
  const host = given.host ?? found.host;
  const counts = await countRows(found, (table, rows) =>
    given.out.progress(`Checking the export: ${table}, ${rows.toLocaleString('en')} rows`),
  );
  return runImport({ ...given, kind: 'stackexchange', source: host }, (run) =>
    importStackExchange(run, { ...found, host }, counts, given.category),
  );
}

const IMPORTS: Readonly<Record<string, (given: ImportSource) => Promise<FinishedImport>>> = {
  discourse: importFromDiscourse,
  stackexchange: importFromStackExchange,
};

export const importCommand: Command = {
  name: 'import',
  summary: 'Brings along an existing community; run again after an interruption, it goes on where it was.',
  details: DETAILS,
  usage:
    'import <stackexchange|discourse> <path> [--url <old site>] [--files <folder>] [--category <name>] [--unlisted-categories <open|closed>] [--json] [--help]',
  run: async (site, args, out) => {
    const [kind = '', path, ...surplus] = args.positional;
    const begin = IMPORTS[kind];
    if (!begin) {
      const what = kind === '' ? 'The kind of export is missing.' : `There is no import from “${kind}”.`;
      throw new CommandProblem(`${what} Usage: ${USAGE}`, 2);
    }
    if (path === undefined || surplus.length > 0)
      throw new CommandProblem(`One path is needed. Usage: ${USAGE}`, 2);
    const startedAt = performance.now();
    const folder = textOption(args, 'files');
    const finished = await begin({
      site,
      out,
      // npm moves to the project's folder, but people name files from where they stand.
      path: resolve(process.env.INIT_CWD ?? '', path),
      host: hostOption(args),
      files:
        folder === undefined ? undefined : await SourceFiles.in(resolve(process.env.INIT_CWD ?? '', folder)),
      category: textOption(args, 'category'),
      unlistedCategories: unlistedOption(args),
    });
    return report(finished, out, performance.now() - startedAt);
  },
};

function textOption({ options }: CommandArguments, name: string): string | undefined {
  const value = options[name];
  if (value === true || value === '') throw new CommandProblem(`--${name} needs a value. Usage: ${USAGE}`, 2);
  return typeof value === 'string' ? value : undefined;
}

function unlistedOption(args: CommandArguments): UnlistedCategories | undefined {
  const value = textOption(args, 'unlisted-categories');
  if (value === undefined || value === 'open' || value === 'closed') return value;
  throw new CommandProblem(`--unlisted-categories is open or closed, not “${value}”. Usage: ${USAGE}`, 2);
}

/** The host alone: what was imported is known by it. */
function hostOption(args: CommandArguments): string | undefined {
  const url = textOption(args, 'url');
  if (url === undefined) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  const isWebsite = parsed !== undefined && /^https?:$/.test(parsed.protocol) && HOST.test(parsed.hostname);
  const isPlain =
    parsed?.username === '' && /^\/?$/.test(parsed.pathname) && parsed.search === '' && parsed.hash === '';
  if (isWebsite && isPlain) return parsed.hostname;
  throw new CommandProblem(
    `--url ${url} is not the address of a site. Use one like --url https://forum.example.org, without a path.`,
    2,
  );
}

/** A name with a dot and an ending of letters; what is typed without an address is mostly no host either. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** What an import is for; categories alone are none. */
const CONTENT: ReadonlySet<string> = new Set(['topics', 'questions']);
const NOTHING_TAKEN = 3;

function report({ run, reportFile }: FinishedImport, out: CommandOutput, milliseconds: number): number {
  const { kinds, unbalanced } = run.stats;
  const { remarks } = run;
  const isRight = unbalanced.length === 0;
  if (out.isJson) out.print(JSON.stringify({ source: run.source, kinds, remarks, isRight, reportFile }));
  else {
    for (const line of [...statsTable(kinds), ...remarks]) out.print(line);
    out.print(
      `Imported from ${run.source} in ${(milliseconds / 1000).toFixed(1)} s. What was rejected and why: ${reportFile}`,
    );
  }
  if (isRight && kinds.some(({ kind, imported }) => CONTENT.has(kind) && imported > 0)) return 0;
  if (isRight)
    throw new CommandProblem(
      `Nothing could be taken from the export. ${reportFile} says why, row by row.`,
      NOTHING_TAKEN,
    );
  throw new CommandProblem(
    `The numbers do not add up for ${unbalanced.map(({ kind }) => kind).join(', ')}: read is not imported and rejected together.`,
  );
}
