// One poll as rules and actions need it, with what they need to know of its discussion.
import { type RequestContext, type Sql, sql, type WriteContext } from '@parley/addon-api';

export interface PollRow {
  poll_id: number;
  discussion_id: number;
  /** What is asked: its own words, or the title of the discussion. */
  name: string;
  question: string | null;
  is_anonymous: boolean;
  is_multiple_choice: boolean;
  hides_results: boolean;
  is_changeable: boolean;
  date_closes: string | null;
  is_closed: boolean;
  count_votes: number;
  insert_user_id: number;
  date_inserted: string;
  update_user_id: number | null;
  date_updated: string | null;
}

export interface OptionRow {
  poll_option_id: number;
  poll_id: number;
  body: string;
  sort: number;
  count_votes: number;
  insert_user_id: number;
  date_inserted: string;
  update_user_id: number | null;
  date_updated: string | null;
}

/** A poll rests while its discussion is of another type. */
export const IS_POLL = sql`d.type = 'poll'`;

export const pollRows = (condition: Sql): Sql => sql`
  select p.poll_id, p.discussion_id, coalesce(p.question, d.name) as name, p.question, p.is_anonymous,
    p.is_multiple_choice, p.hides_results, p.is_changeable, p.date_closes,
    d.date_closed is not null or coalesce(p.date_closes <= now(), false) as is_closed, p.count_votes,
    p.insert_user_id, p.date_inserted, p.update_user_id, p.date_updated
  from polls p join discussions d on d.discussion_id = p.discussion_id
  where ${condition}`;

type Reader = Pick<RequestContext, 'db'> | Pick<WriteContext, 'db'>;

export function findPoll({ db }: Reader, pollID: number): Promise<PollRow | undefined> {
  return db.row<PollRow>(pollRows(sql`p.poll_id = ${pollID} and ${IS_POLL}`));
}

export function findPollOf({ db }: Reader, discussionID: number): Promise<PollRow | undefined> {
  return db.row<PollRow>(pollRows(sql`p.discussion_id = ${discussionID} and ${IS_POLL}`));
}

/** Whoever votes or changes something waits here: what is decided by the row stays true until the commit. */
export async function lockPoll(
  w: WriteContext,
  pollID: number,
  { alsoResting = false } = {},
): Promise<PollRow | undefined> {
  await w.db.execute(sql`select from polls where poll_id = ${pollID} for no key update`);
  return alsoResting ? w.db.row<PollRow>(pollRows(sql`p.poll_id = ${pollID}`)) : findPoll(w, pollID);
}

export function optionRows({ db }: Reader, pollIDs: readonly number[]): Promise<OptionRow[]> {
  return db.rows<OptionRow>(sql`
    select poll_option_id, poll_id, body, sort, count_votes, insert_user_id, date_inserted, update_user_id, date_updated
    from poll_options where poll_id = any(${pollIDs}) order by poll_id, sort, poll_option_id`);
}
