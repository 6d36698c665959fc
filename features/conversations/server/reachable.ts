// Who can be written to: members who can read it, and have not said that they do not want to hear from whoever writes.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { ignoringAmong } from '../../ignores/server/ignore.queries.ts';
import { conversationError } from '../conversations.contract.ts';
import { isExempt } from './conversation.policy.ts';

interface Person {
  user_id: number;
  is_unreachable: boolean;
}

export async function requireReachable(
  ctx: RequestContext,
  w: WriteContext,
  userIDs: readonly number[],
): Promise<void> {
  const people = await w.db.rows<Person>(sql`
    select user_id, banned <> 0 or admin = 2 as is_unreachable from users
    where user_id = any(${[...userIDs]}::int[]) and date_deleted is null
    order by user_id for key share`);
  if (people.length < userIDs.length) throw notFound('User');
  const unreachable = people.filter((each) => each.is_unreachable).map((each) => each.user_id);
  if (unreachable.length > 0) throw conversationError('conversation.unreachable', { userIDs: unreachable });
  if (isExempt(ctx)) return;
  const ignoring = await ignoringAmong(w.db, ctx.viewer.userID, userIDs);
  if (ignoring.size > 0) throw conversationError('conversation.ignored', { userIDs: [...ignoring] });
}
