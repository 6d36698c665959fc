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
import { importDiscourse } from './discourse/import-discourse.ts';
import { openDiscourseExport } from './discourse/read-topics.ts';
import { type FinishedImport, runImport } from './run-import.ts';
import { importStackExchange } from './stackexchange/import-stack-exchange.ts';
import { countRows, openStackExchangeExport } from './stackexchange/open-export.ts';
import { tallyTable } from './tally.ts';

const USAGE = 'import stackexchange <folder> | import discourse <file or folder>';

export interface GivenImport {
  site: Site;
  out: CommandOutput;
  path: string;
  /** The old site's address, where the export does not tell it. */
  host?: string | undefined;
  /** For dumps without categories. */
  category?: string | undefined;
  stopAfterBatches?: number | undefined;
  batchSize?: number | undefined;
}

export async function importFromDiscourse(given: GivenImport): Promise<FinishedImport> {
  const found = await openDiscourseExport(given.path);
  const facts = await checkDiscourseExport(found, (topics) =>
    given.out.progress(`Checking the export: ${topics.toLocaleString('en')} topics`),
  );
  const source = given.host ?? facts.host;
  if (!source)
    throw new CommandProblem(
      'The export does not tell which site it is of. Say it: --url https://forum.example.org',
    );
  return runImport({ ...given, kind: 'discourse', source }, (run) => importDiscourse(run, found, facts));
}

export async function importFromStackExchange(given: GivenImport): Promise<FinishedImport> {
  const found = await openStackExchangeExport(given.path);
  const host = given.host ?? found.host;
  const counts = await countRows(found, (table, rows) =>
    given.out.progress(`Checking the export: ${table}, ${rows.toLocaleString('en')} rows`),
  );
  return runImport({ ...given, kind: 'stackexchange', source: host }, (run) =>
    importStackExchange(run, { ...found, host }, counts, given.category),
  );
}

const IMPORTS: Readonly<Record<string, (given: GivenImport) => Promise<FinishedImport>>> = {
  discourse: importFromDiscourse,
  stackexchange: importFromStackExchange,
};

export const importCommand: Command = {
  name: 'import',
  summary: 'Brings along an existing community; run again after an interruption, it goes on where it was.',
  usage: 'import <stackexchange|discourse> <path> [--url <old site>] [--category <name>]',
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
    const finished = await begin({
      site,
      out,
      // npm moves to the project's folder, but people name files from where they stand.
      path: resolve(process.env.INIT_CWD ?? '', path),
      host: hostOption(args),
      category: textOption(args, 'category'),
    });
    return report(finished, out, performance.now() - startedAt);
  },
};

function textOption({ options }: CommandArguments, name: string): string | undefined {
  const value = options[name];
  if (value === true || value === '') throw new CommandProblem(`--${name} needs a value. Usage: ${USAGE}`, 2);
  return typeof value === 'string' ? value : undefined;
}

function hostOption(args: CommandArguments): string | undefined {
  const url = textOption(args, 'url');
  if (url === undefined) return undefined;
  const address = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  if (!URL.canParse(address))
    throw new CommandProblem(
      `--url ${url} is not an address. Use one like --url https://forum.example.org`,
      2,
    );
  return new URL(address).hostname;
}

function report({ run, reportFile }: FinishedImport, out: CommandOutput, milliseconds: number): number {
  const { kinds, unbalanced } = run.tally;
  const isRight = unbalanced.length === 0;
  if (out.isJson) out.print(JSON.stringify({ source: run.source, kinds, isRight, reportFile }));
  else {
    for (const line of tallyTable(kinds)) out.print(line);
    out.print(
      `Imported from ${run.source} in ${(milliseconds / 1000).toFixed(1)} s. What was rejected and why: ${reportFile}`,
    );
  }
  if (isRight) return 0;
  throw new CommandProblem(
    `The numbers do not add up for ${unbalanced.map(({ kind }) => kind).join(', ')}: read is not imported and rejected together.`,
  );
}
