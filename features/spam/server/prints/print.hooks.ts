// New posts leave their print in the transaction that writes them: of a burst, the next one finds it.
import { withoutTags } from '../../../../platform/contract/linear-text.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { userDeleted } from '../../../account-deletion/account-deletion.events.ts';
import { commentDeleted, commentHeld, commentPosted } from '../../../comments/comments.events.ts';
import {
  discussionDeleted,
  discussionHeld,
  discussionStarted,
} from '../../../discussions/discussions.events.ts';
import { bandsOf, signatureOf } from './text-print.ts';

export type PostType = 'discussion' | 'comment';

interface Written {
  user_id: number;
  text: string;
}

const TEXTS: Readonly<Record<PostType, (id: number) => Sql>> = {
  discussion: (id) => sql`
    select insert_user_id as user_id, name || ' ' || left(body_html, 20000) as text from discussions where discussion_id = ${id}`,
  comment: (id) => sql`
    select insert_user_id as user_id, left(body_html, 20000) as text from comments where comment_id = ${id}`,
};

/** What was held leaves it when it is written, and none when it is approved. */
async function leavePrint(
  w: WriteContext,
  recordType: PostType,
  recordID: number,
  written?: Written,
): Promise<void> {
  const post = written ?? (await w.db.row<Written>(TEXTS[recordType](recordID)));
  if (!post) return;
  const signature = signatureOf(withoutTags(post.text, ' ')) ?? [];
  const bands = signature.length > 0 ? bandsOf(signature).map(String) : [];
  w.db.send(sql`
    with print as (
      insert into post_prints (record_type, record_id, user_id, ip_address, signature)
      values (${recordType}, ${recordID}, ${post.user_id}, ${w.origin?.address || null}::inet, ${signature})
      on conflict do nothing returning date_inserted
    )
    insert into post_print_bands (band, record_type, record_id, date_inserted)
    select distinct band, ${recordType}, ${recordID}::int, date_inserted from print, unnest(${bands}::bigint[]) as band`);
}

function leaveOfComment(
  w: WriteContext,
  { commentID, userID }: { commentID: number; userID: number },
  html?: string,
): Promise<void> {
  const written = html === undefined ? undefined : { user_id: userID, text: html.slice(0, 20_000) };
  return leavePrint(w, 'comment', commentID, written);
}

async function forgetPrints(
  db: Queryable,
  recordType: PostType,
  recordIDs: readonly number[],
): Promise<void> {
  await db.execute(
    sql`delete from post_prints where record_type = ${recordType} and record_id = any(${[...recordIDs]})`,
  );
}

export const printHooks: TransactionHook[] = [
  transactionHook(discussionStarted, (w, { discussionID }) => leavePrint(w, 'discussion', discussionID)),
  transactionHook(discussionHeld, (w, { discussionID }) => leavePrint(w, 'discussion', discussionID)),
  transactionHook(commentPosted, leaveOfComment),
  transactionHook(commentHeld, leaveOfComment),
  transactionHook(
    discussionDeleted,
    (w, { discussionID }) => forgetPrints(w.db, 'discussion', [discussionID]),
    (w, all) =>
      forgetPrints(
        w.db,
        'discussion',
        all.map(({ discussionID }) => discussionID),
      ),
  ),
  transactionHook(
    commentDeleted,
    (w, { commentID }) => forgetPrints(w.db, 'comment', [commentID]),
    (w, all) =>
      forgetPrints(
        w.db,
        'comment',
        all.map(({ commentID }) => commentID),
      ),
  ),
  transactionHook(userDeleted, async (w, { userID }) => {
    await w.db.execute(sql`delete from post_prints where user_id = ${userID}`);
  }),
];
