// Texts of profiles that are drawn again after a change of the renderer.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { redrawnBodies } from '../../mentions/server/redrawn-bodies.ts';
import { profileTextWritten } from '../profile-texts.events.ts';

export const redrawnProfileTexts = redrawnBodies({
  job: 'rerender-profile-texts',
  batch: 50,
  stale: (version, limit) => sql`
    select profile_text_id as id, body, format from profile_texts where renderer_version < ${version}
    order by renderer_version, profile_text_id limit ${limit}`,
  store: async (site, tx, { id: profileTextID, body }, { html }, version) => {
    const stored = await tx.row<{ user_id: number }>(sql`
      update profile_texts set renderer_version = ${version}, body_html = ${html}
      where profile_text_id = ${profileTextID} and body = ${body} returning user_id`);
    if (!stored) return;
    const { user_id: userID } = stored;
    await site
      .writeContext(tx, systemViewer(1), 'en')
      .announce(
        profileTextWritten,
        { profileTextID, userID, actorUserID: 0 },
        { invalidates: [cacheTag.user(userID)] },
      );
  },
});
