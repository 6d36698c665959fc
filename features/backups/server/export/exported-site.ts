// The open file of a site, uploaded in the browser: what is in it, and how it comes in.
import { open } from 'node:fs/promises';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { runsElsewhere } from '../../../../platform/server/processes/process-list.ts';
import { canRestart } from '../../../../platform/server/processes/restart-server.ts';
import type { ImportPreview } from '../../../imports/server/importers.ts';
import { FORMATS, HEADERS } from '../archive/archive-format.ts';
import { type CheckedBackup, checkArchive } from '../archive/read-archive.ts';
import { explained } from '../command-words.ts';
import { requireKnownMigrations } from '../database/copy-in.ts';
import { requestRestore } from '../restore/request-restore.ts';
import { secondsOf, seenBySite, storedRequest } from '../restore/requested-restore.ts';
import { isEmptySite, NOT_EMPTY } from './empty-site.ts';
import { kindsOf } from './record-kinds.ts';
import type { WholeSiteFile } from './whole-site-file.ts';

const WORDS = wordings({
  uploads: 'The .tar of its export: settings, members, posts and files, with their ids and addresses',
  replaces:
    'It takes the place of all that is here, of your account too. Sign in with one of that site afterwards.',
  closed: 'The site is closed meanwhile, and starts again by itself.',
  vanished: 'Files that were deleted while the export was made are not in it.',
  leftOut: 'Who is signed in, tokens of calls and the search index are not in it. The index is made again.',
  notEmpty: NOT_EMPTY,
});

/** A header of tar has 512 bytes; what made the file stands right behind the first one. */
const HEAD_BYTES = 1024;

export const exportedSite: WholeSiteFile = {
  kind: 'parley',
  name: 'Parley',
  uploads: WORDS.uploads,
  // A backup too: it is told from an export, and what to do with it is said.
  recognise: async (file) => {
    const head = await headOf(file);
    return FORMATS.some(
      (format) => head.startsWith(`${HEADERS[format]}\0`) && head.includes(`"format":"${format}"`),
    );
  },
  inspect: async ({ site, file, onBytes }) => {
    try {
      const checked = await checkArchive(file, onBytes, 'parley-export');
      requireKnownMigrations(checked.header, site.options.migrations ?? []);
      return previewOf(checked, await isEmptySite(site.database));
    } catch (error) {
      return explained(error);
    }
  },
  hindrance: async ({ db }) => {
    if (!(await isEmptySite(db))) return 'not empty';
    if (!canRestart()) return 'by command';
    return (await runsElsewhere(db)) ? 'other machines' : undefined;
  },
  start: async (ctx, { file, title }) => {
    await requestRestore(ctx, { what: 'export', source: file, title });
  },
  outcome: async (site) => {
    const request = await storedRequest(site);
    if (request?.what !== 'export') return undefined;
    const { title, status, problem, kinds } = seenBySite(request);
    return { title, status, problem, kinds, seconds: secondsOf(request) };
  },
};

async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function previewOf(checked: CheckedBackup, isEmpty: boolean): ImportPreview {
  const { url } = checked.header.site;
  const { count: vanished } = checked.manifest.vanished;
  const kinds = kindsOf(checked.manifest).map(({ kind, count }) => {
    const found = kind === 'files' ? count + vanished : count;
    return { kind, found, comes: count };
  });
  return {
    source: URL.canParse(url) ? new URL(url).hostname : undefined,
    kinds: kinds.filter(({ found }) => found > 0),
    warnings: [
      ...(isEmpty ? [WORDS.replaces, WORDS.closed] : [WORDS.notEmpty]),
      WORDS.leftOut,
      ...(vanished > 0 ? [WORDS.vanished] : []),
    ],
  };
}
