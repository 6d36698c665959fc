// `parley import discourse <file or folder>`.
import { wordings } from '../../../../platform/contract/wordings.ts';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { Importer, ImportSource } from '../importers.ts';
import { type FinishedImport, runImport } from '../run-import.ts';
import { checkDiscourseExport } from './check-export.ts';
import type { UnlistedCategories } from './import-categories.ts';
import { importDiscourse } from './import-discourse.ts';
import { inspectDiscourse, recogniseDiscourse } from './inspect-discourse.ts';
import { openDiscourseExport } from './read-topics.ts';

export interface DiscourseSource extends ImportSource {
  /** Whether categories that no list describes begin open. */
  unlistedCategories?: UnlistedCategories | undefined;
}

export async function importFromDiscourse(given: DiscourseSource): Promise<FinishedImport> {
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

const WORDS = wordings({
  uploads: 'topics.ndjson or .ndjson.gz, or a .zip or .tar.gz of it with categories.json and users.json',
});

export const discourseImporter: Importer = {
  kind: 'discourse',
  name: 'Discourse',
  uploads: WORDS.uploads,
  takes: '<file or folder>',
  details: {
    takes: `
  discourse <file or folder>    topics.ndjson or .ndjson.gz, one topic a line as /t/<id>.json?include_raw=1 gives it;
                                categories.json, users.json and post_actions.ndjson (who liked what) beside it are
                                read as well`,
    options: `
  --unlisted-categories <open|closed>
                                whether categories that topics name and no list describes begin open; without it they
                                begin closed where there is a list, open where there is none`,
  },
  options: { 'unlisted-categories': '<open|closed>' },
  content: ['topics'],
  begin: (given, options) =>
    importFromDiscourse({ ...given, unlistedCategories: unlistedOf(options['unlisted-categories']) }),
  recognise: recogniseDiscourse,
  inspect: inspectDiscourse,
};

function unlistedOf(value: string | undefined): UnlistedCategories | undefined {
  if (value === undefined || value === 'open' || value === 'closed') return value;
  throw new CommandProblem(`--unlisted-categories is open or closed, not “${value}”.`, 2);
}
