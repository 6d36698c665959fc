// Pictures of people, where the given folder has them: `avatars/<name>.png`, or by their number at the old site.
import { sql } from '../../../../platform/server/db/sql.ts';
import { makeContext } from '../../../../platform/server/http/context.ts';
import { setPhoto } from '../../../users/server/photo/user-photo.ts';
import { findUser } from '../../../users/server/user.queries.ts';
import type { ImportRun } from '../import-run.ts';
import type { SourceFiles } from './source-files.ts';
import { memberViewer, withCopy } from './store-file.ts';

export async function importAvatars(run: ImportRun, files: SourceFiles): Promise<void> {
  const people = await run.db.rows<{ user_id: number; name: string; foreign_id: string }>(sql`
    select user_id, imported_members.name, foreign_id from imported_members join users using (user_id)
    where source = ${run.source} and photo_url is null and password_hash is null order by user_id`);
  for (const { user_id: userID, name, foreign_id } of people) {
    const path = files.avatar([name, foreign_id]);
    if (path === undefined) continue;
    const done = await withCopy(run, path, async (file) => {
      const context = await makeContext(run.site, await memberViewer(run, userID));
      const user = await findUser(context.db, userID);
      if (user) await setPhoto(context, user, file);
      return {};
    });
    if ('problem' in done)
      await run.batch(async (_tx, outcome) => outcome.note('avatars', foreign_id, String(done.problem)));
  }
}
