// A comment with very many replies below it, and a comment beside it.
import { sql } from '../../../../platform/server/db/sql.ts';
import { type Community, discussionBy } from '../../../discussions/server/testing/community.ts';
import { commentOn } from './comments.ts';
import { recountAll } from './many-comments.ts';

const BATCH = 400;

/** Below the comment: the half answers it, the other half answers those, and one of those has one on the fifth level. */
async function fillBelow(
  test: Community,
  discussionID: number,
  parentID: number,
  replies: number,
): Promise<void> {
  const { database } = test.site;
  const people = [test.member.userID, test.other.userID];
  const insert = (parents: string) => sql`
    insert into comments (discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
    select ${discussionID}, parent.comment_id, parent.top_comment_id, parent.depth + 1,
      (select max(number) from comments where discussion_id = ${discussionID}) + row_number() over (),
      (${people}::int[])[1 + at % 2], 'Unseen words', 'text', '<p>Unseen words</p>'
    from ${sql.raw(parents)}`;
  for (let count = 0; count < replies / 2; count += BATCH / 2)
    await database.execute(
      insert(
        `generate_series(1, ${BATCH / 2}) at, (select * from comments where comment_id = ${parentID}) parent`,
      ),
    );
  await database.execute(
    insert(`(select *, comment_id as at from comments where parent_comment_id = ${parentID}) parent`),
  );
  await database.execute(
    insert(
      `(select *, comment_id as at from comments where discussion_id = ${discussionID} order by depth desc, comment_id limit 1) parent`,
    ),
  );
  await database.execute(sql`
    update discussions set next_comment_number = 1 + (select max(number) from comments where discussion_id = ${discussionID})
    where discussion_id = ${discussionID}`);
  await recountAll(test);
}

export async function longBranchIn(test: Community, replies: number) {
  const { discussionID, url } = await discussionBy(test.member.client);
  const top = await commentOn(test.other.client, discussionID);
  const root = await commentOn(test.member.client, discussionID, { parentCommentID: top.commentID });
  await fillBelow(test, discussionID, root.commentID, replies);
  const stays = await commentOn(test.other.client, discussionID, { parentCommentID: top.commentID });
  return { discussionID, url, top, root, stays };
}
