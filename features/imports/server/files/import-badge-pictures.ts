// Pictures of badges of the old site, where the given folder has them. One that has not come leaves the badge without a picture
// of its own, and is listed.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { ImportRun } from '../import-run.ts';
import { handOver } from '../imported-rows.ts';
import { fileOfAddress, fileOfPath, type SourceFiles } from './source-files.ts';
import { storeFile } from './store-file.ts';

/** As many badges as a site has. */
const MOST = 1000;

interface Pictured {
  name: string;
  picture: string;
}

export async function importBadgePictures(run: ImportRun, files: SourceFiles): Promise<void> {
  const badges = await run.db.rows<Pictured>(sql`
    select distinct on (lower(name)) name, picture from imported_badges
    where source = ${run.source} and picture is not null order by lower(name), foreign_id limit ${sql.integer(MOST)}`);
  if (badges.length === 0) return;
  // In the name of the site: with a member who goes it would not go.
  const site = await run.db.row<{ user_id: number }>(
    sql`select user_id from users where admin = 2 order by user_id limit 1`,
  );
  for (const badge of badges) await importPictureOf(run, files, badge, site?.user_id ?? 1);
}

async function importPictureOf(
  run: ImportRun,
  files: SourceFiles,
  { name, picture }: Pictured,
  ownerID: number,
): Promise<void> {
  const file = fileOfAddress(picture) ?? fileOfPath(picture);
  const path = file && files.find(file);
  const taken = path === undefined ? undefined : await storeFile(run, path, ownerID);
  await run.batch(async (tx, outcome) => {
    if (taken && 'path' in taken)
      await handOver(run.site, tx, 'badgePictures', [{ name, photo_url: taken.path }]);
    else
      outcome.note(
        'badges',
        name,
        `${picture}: ${taken ? taken.problem : 'it is not among the files given'}`,
      );
  });
}
