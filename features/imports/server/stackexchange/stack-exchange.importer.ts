// `parley import stackexchange <folder>`.
import { wordings } from '../../../../platform/contract/wordings.ts';
import type { Importer, ImportSource } from '../importers.ts';
import { type FinishedImport, runImport } from '../run-import.ts';
import { importStackExchange } from './import-stack-exchange.ts';
import { inspectStackExchange } from './inspect-stack-exchange.ts';
import { countRows, openStackExchangeExport } from './open-export.ts';

export interface StackExchangeSource extends ImportSource {
  /** For dumps without categories. */
  category?: string | undefined;
}

export async function importFromStackExchange(given: StackExchangeSource): Promise<FinishedImport> {
  const found = await openStackExchangeExport(given.path);
  const host = given.host ?? found.host;
  const counts = await countRows(found, (table, rows) =>
    given.out.progress(`Checking the export: ${table}, ${rows.toLocaleString('en')} rows`),
  );
  return runImport({ ...given, kind: 'stackexchange', source: host }, (run) =>
    importStackExchange(run, { ...found, host }, counts, given.category),
  );
}

const WORDS = wordings({
  uploads: 'A .zip or .tar.gz of the dump of one site, named after it: Posts.xml, Users.xml and the others',
});

export const stackExchangeImporter: Importer = {
  kind: 'stackexchange',
  name: 'Stack Exchange',
  uploads: WORDS.uploads,
  takes: '<folder>',
  details: {
    takes: `
  stackexchange <folder>        the unpacked dump of one site: Posts.xml, Users.xml and the others`,
    options: `
  --category <name>             the category for a dump without any`,
  },
  options: { category: '<name>' },
  content: ['questions'],
  begin: (given, { category }) => importFromStackExchange({ ...given, category }),
  recognise: async (folder, names) =>
    ['posts.xml', 'users.xml'].every((wanted) => names.some((name) => name.toLowerCase() === wanted))
      ? folder
      : undefined,
  inspect: inspectStackExchange,
};
