// A reaction to a comment whose discussion is deleted at that very moment.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { giveReaction } from './reaction.actions.ts';
import { reactionTypesSnapshot } from './reaction.types.ts';

const test = communityOfFile();

it('goes with it, and leaves nothing behind', async () => {
  const { database } = test.site;
  // For good: what can be brought back keeps its reactions.
  await test.admin.client.patch('/config', { 'moderation.undoDays': 0 });
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.member.client, discussionID);
  const like = (await test.site.snapshots.get(reactionTypesSnapshot)).byUrlcode.get('like');
  if (!like) throw new Error('Nobody can like anything.');
  const record = {
    recordType: 'comment' as const,
    recordID: commentID,
    discussionID,
    categoryID: 1,
    insertUserID: test.member.userID,
  };
  const { deleting } = await database.transaction(async (tx) => {
    const w = test.site.writeContext(tx, systemViewer(test.other.userID), 'en');
    await giveReaction(w, record, test.other.userID, like);
    const deleting = test.admin.client.delete(`/discussions/${discussionID}`);
    for (let isWaiting = false; !isWaiting; )
      isWaiting =
        (await database.row(sql`select from pg_stat_activity where wait_event_type = 'Lock'`)) !== undefined;
    return { deleting };
  });
  expect((await deleting).status).toBe(204);
  const left = await database.rows(sql`
    select record_id from reactions where record_type = 'comment' and record_id = ${commentID}
    union all select record_id from reaction_totals where record_type = 'comment' and record_id = ${commentID}`);
  expect(left).toEqual([]);
});
