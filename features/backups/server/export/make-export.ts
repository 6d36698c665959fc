// The whole site as records in JSON and files, with a description that others can read: see decision 0070.
import type { Site } from '../../../../platform/server/site/site.ts';
import { type MadeBackup, type MakeOptions, makeArchive } from '../make-backup.ts';
import { describeRecords } from './describe-records.ts';
import { leftOutTables } from './left-out-tables.ts';

/** Into a file that must not be there yet; on failure none is. */
export function makeExport(site: Site, path: string, options: MakeOptions = {}): Promise<MadeBackup> {
  const leftOut = leftOutTables(site);
  return makeArchive(
    site,
    path,
    {
      format: 'parley-export',
      leftOut: [...leftOut.keys()],
      describe: (reading) => describeRecords(reading, site.options.migrations ?? [], leftOut),
    },
    options,
  );
}
