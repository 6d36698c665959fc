// Signatures that are drawn again after a change of the renderer.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { redrawnBodies } from '../../mentions/server/redrawn-bodies.ts';
import { signatureChanged } from '../signatures.events.ts';

export const redrawnSignatures = redrawnBodies({
  job: 'rerender-signatures',
  batch: 50,
  stale: (version, limit) => sql`
    select user_id as id, body, format from signatures where renderer_version < ${version}
    order by renderer_version, user_id limit ${limit}`,
  store: async (site, tx, { id: userID, body }, { html }, version) => {
    const stored = await tx.execute(sql`
      update signatures set renderer_version = ${version}, body_html = ${html}
      where user_id = ${userID} and body = ${body}`);
    if (stored === 0) return;
    await site
      .writeContext(tx, systemViewer(1), 'en')
      .announce(signatureChanged, { userID, actorUserID: 0 }, { invalidates: [cacheTag.user(userID)] });
  },
});
