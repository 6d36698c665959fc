// A file that holds a whole site: it is read here, and comes in while the server stands still.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { exportedSite } from '../../backups/server/export/exported-site.ts';
import type {
  Hindrance,
  WholeSiteFile,
  WholeSiteOutcome,
} from '../../backups/server/export/whole-site-file.ts';
import type { ImportPreview } from '../../imports/server/importers.ts';
import { movingInError } from '../moving-in.contract.ts';
import { uploadOf } from './import-files.ts';
import { type ImportRunRow, workingRuns } from './import-run.rows.ts';
import type { ShowProgress } from './moving-in.command.ts';

/** Taken beside what importers take. */
export const wholeSiteFiles: readonly WholeSiteFile[] = [exportedSite];

const MEGABYTE = 1024 ** 2;

const ERRORS = {
  'not empty': 'movingIn.notEmpty',
  'by command': 'movingIn.notRestarted',
  'other machines': 'movingIn.otherMachines',
} as const satisfies Record<Hindrance, string>;

export async function wholeSiteIn(file: string): Promise<WholeSiteFile | undefined> {
  for (const each of wholeSiteFiles) if (await each.recognise(file)) return each;
  return undefined;
}

/** Its hashes are compared from the first byte to the last. */
export function readWholeSite(
  site: Site,
  whole: WholeSiteFile,
  file: string,
  show: ShowProgress,
): Promise<ImportPreview> {
  const megabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);
  return whole.inspect({
    ...{ site, file },
    onBytes: (read, of) => show({ phase: 'reading', done: megabytes(read), total: megabytes(of) }),
  });
}

/** The row stays as it is: it goes with the site, or whoever tried tries again. */
export async function startWholeSite(
  ctx: RequestContext,
  row: ImportRunRow,
  whole: WholeSiteFile,
): Promise<ImportRunRow> {
  if (row.status !== 'inspected') throw movingInError('movingIn.notReady');
  const working = await workingRuns(ctx.db);
  if (working.some(({ is_silent }) => !is_silent)) throw movingInError('movingIn.busy');
  const hindrance = await whole.hindrance(ctx);
  if (hindrance) throw movingInError(ERRORS[hindrance]);
  await whole.start(ctx, { file: uploadOf(ctx.site, row.import_run_id), title: row.file_name });
  return row;
}

export async function lastWholeSite(ctx: RequestContext): Promise<WholeSiteOutcome | null> {
  for (const each of wholeSiteFiles) {
    const outcome = await each.outcome(ctx.site);
    if (outcome) return outcome;
  }
  return null;
}
