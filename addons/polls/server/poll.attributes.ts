// `attributes.poll` of discussions in lists: nothing that changes with a vote, so that votes leave lists as they are.
import { type RequestContext, type Sql, sql, type TypedDiscussion } from '@parley/addon-api';
import type { PollAttributes } from '../polls.contract.ts';

/** `GET /discussions?expand=pollOptions` */
export const POLL_EXPANDS = ['pollOptions'];

interface PollColumns {
  discussion_id: number;
  poll_id: number;
  date_closes: string | null;
  options?: PollAttributes['options'];
}

export async function pollAttributes(
  ctx: RequestContext,
  discussions: readonly TypedDiscussion[],
  expand: ReadonlySet<string>,
): Promise<Map<number, { poll: PollAttributes }>> {
  const rows = await ctx.db.rows<PollColumns>(sql`
    select discussion_id, poll_id, date_closes${expand.has('pollOptions') ? OPTIONS : sql.empty} from polls
    where discussion_id = any(${discussions.map((each) => each.discussionID)})`);
  return new Map(rows.map((row) => [row.discussion_id, { poll: present(row) }]));
}

const OPTIONS: Sql = sql`,
  (select json_agg(json_build_object('pollOptionID', o.poll_option_id, 'body', o.body) order by o.sort, o.poll_option_id)
    from poll_options o where o.poll_id = polls.poll_id) as options`;

function present({ poll_id, date_closes, options }: PollColumns): PollAttributes {
  return { pollID: poll_id, dateCloses: date_closes, ...(options && { options }) };
}
