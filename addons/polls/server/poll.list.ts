// Which polls stand on a page of the list, and which votes on one of theirs.
import { type RequestContext, sql, visibleCategories } from '@parley/addon-api';
import type { PollVote } from '../poll-votes.contract.ts';
import { IS_POLL, type PollRow, pollRows } from './poll.rows.ts';

interface Page {
  page: number;
  limit: number;
}

const paged = ({ page, limit }: Page) =>
  sql`limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`;

/** Of what everybody sees in the categories the viewer sees. */
export async function listPollRows(
  ctx: RequestContext,
  query: Page & { insertUserID?: number | undefined },
): Promise<PollRow[]> {
  const visible = await visibleCategories(ctx);
  const seen = sql.and([
    IS_POLL,
    sql`d.date_held is null and d.date_removed is null`,
    !visible.isAll && sql`d.category_id = any(${visible.ids})`,
    query.insertUserID !== undefined && sql`p.insert_user_id = ${query.insertUserID}`,
  ]);
  return ctx.db.rows<PollRow>(sql`${pollRows(seen)} order by p.poll_id desc ${paged(query)}`);
}

interface VoteRow {
  poll_option_id: number;
  user_id: number;
  date_inserted: string;
}

export async function listVoteRows(
  ctx: RequestContext,
  pollID: number,
  query: Page & { pollOptionID?: number | undefined },
): Promise<PollVote[]> {
  const ofOption = query.pollOptionID !== undefined && sql`poll_option_id = ${query.pollOptionID}`;
  const rows = await ctx.db.rows<VoteRow>(sql`
    select poll_option_id, user_id, date_inserted from poll_votes
    where poll_id = ${pollID} and ${sql.and([ofOption])}
    order by poll_votes.date_inserted, user_id, poll_option_id ${paged(query)}`);
  return rows.map((row) => ({
    pollOptionID: row.poll_option_id,
    userID: row.user_id,
    dateInserted: row.date_inserted,
  }));
}
