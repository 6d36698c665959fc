// The verbs: one transaction each, which announces what it did.
import { notFound, type RequestContext, requireComment, sql } from '@parley/addon-api';
import { kudosError } from '../kudos.contract.ts';
import { kudosGiven, kudosTakenBack } from '../kudos.events.ts';
import { kudosSettings } from './kudos.config.ts';

/** Named by every widget that shows kudos, and invalidated by every change of them. */
export const KUDOS_TAG = 'kudos';

/** Who thanks once more for the same comment changes what they said. Answers the id. */
export async function give(ctx: RequestContext, commentID: number, text: string): Promise<number> {
  const comment = await requireComment(ctx, commentID);
  if (comment.is_tombstone) throw notFound('Comment');
  const { userID } = ctx.viewer;
  const toUserID = comment.insert_user_id;
  if (toUserID === userID) throw kudosError('kudos.own');
  const most = ctx.setting(kudosSettings.mostPerDay);
  return ctx.write(async (w) => {
    const today = await w.db.row<{ count: number }>(sql`
      select count(*)::int as count from (
        select 1 from kudos_given where user_id = ${userID} and date_inserted > now() - interval '1 day'
          and comment_id <> ${commentID}
        limit ${most}) given`);
    if ((today?.count ?? 0) >= most) throw kudosError('kudos.tooMany');
    const row = await w.db.row<{ kudos_id: number }>(sql`
      insert into kudos_given (comment_id, user_id, to_user_id, text)
      values (${commentID}, ${userID}, ${toUserID}, ${text})
      on conflict (comment_id, user_id) do update set text = excluded.text where kudos_given.date_hidden is null
      returning kudos_id`);
    if (!row) throw kudosError('kudos.hidden');
    const kudosID = row.kudos_id;
    await w.announce(kudosGiven, { kudosID, commentID, toUserID, userID }, { invalidates: [KUDOS_TAG] });
    return kudosID;
  });
}

export async function takeBack(ctx: RequestContext, kudosID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const row = await w.db.row<{ comment_id: number; to_user_id: number }>(sql`
      delete from kudos_given where kudos_id = ${kudosID} and user_id = ${userID}
      returning comment_id, to_user_id`);
    if (!row) throw notFound('Kudos');
    const { comment_id: commentID, to_user_id: toUserID } = row;
    await w.announce(kudosTakenBack, { kudosID, commentID, toUserID, userID }, { invalidates: [KUDOS_TAG] });
  });
}
