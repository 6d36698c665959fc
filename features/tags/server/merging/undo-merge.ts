// A merged tag becomes one of its own again, with the discussions that had it.

import { undoDaysStored } from '../../../../platform/server/audit-log/undo.config.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../../platform/server/feature/operations.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../../platform/server/places/undoable-acts.ts';
import { tagAdded } from '../../tags.events.ts';
import { refusingTaken } from '../tag.actions.ts';
import { tagActs } from '../tag.acts.ts';
import { moveTaggedBack } from './move-tagged.ts';

export const undoableTagMerge: UndoableAct = {
  act: tagActs.merged,
  undo: async (ctx, { recordID }) => {
    ctx.require('community.manage');
    return (w) => restoreSome(w, recordID);
  },
};

async function restoreSome(w: WriteContext, tagID: number): Promise<'again' | undefined> {
  const merge = await w.db.row<{ destination_tag_id: number }>(
    sql`select destination_tag_id from tag_merges where tag_id = ${tagID} for update`,
  );
  if (!merge) throw undoError('undo.notPossible');
  const restored = await refusingTaken(() =>
    w.db.execute(sql`
      insert into tags (tag_id, name, name_key, urlcode, type, description_html, insert_user_id, date_inserted)
      select tag_id, name, name_key, urlcode, type, description_html, insert_user_id, date_inserted
      from tag_merges where tag_id = ${tagID} on conflict (tag_id) do nothing`),
  );
  if (restored > 0) await w.announce(tagAdded, { tagID }, { invalidates: [cacheTag.tags] });
  if (await moveTaggedBack(w, tagID, merge.destination_tag_id)) return 'again';
  await w.db.execute(sql`delete from tag_merges where tag_id = ${tagID}`);
  return undefined;
}

/** Where it leads stays known; what it takes to undo it is needed as long as that can be done. */
export const mergedTagsExpiry: Expiry = {
  name: 'discussions of merged tags',
  remove: (db, limit) =>
    db.execute(sql`
      delete from tag_merge_discussions where ctid in (
        select ctid from tag_merge_discussions where date_moved < now() - ${undoDaysStored} * interval '1 day'
        order by date_moved limit ${sql.integer(limit)})`),
};
