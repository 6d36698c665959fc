// Starting, changing and deleting a poll, each within the transaction that does the same to its discussion.
import { cacheTag, sql, type WriteContext } from '@parley/addon-api';
import { momentOf, type PollSettings, pollError } from '../polls.contract.ts';
import { pollAdded, pollChanged, pollDeleted } from '../polls.events.ts';
import { CLOSE_POLL_JOB, closingKey } from './poll.closing.ts';
import type { PollRow } from './poll.rows.ts';

export interface PollColumns {
  question: string | null;
  is_anonymous: boolean;
  is_multiple_choice: boolean;
  hides_results: boolean;
  is_changeable: boolean;
  date_closes: Date | string | null;
}

const AS_THEY_BEGIN: PollColumns = {
  question: null,
  is_anonymous: false,
  is_multiple_choice: false,
  hides_results: false,
  is_changeable: true,
  date_closes: null,
};

/** What is not given stays. */
export function columnsOf(given: PollSettings, before: PollColumns = AS_THEY_BEGIN): PollColumns {
  const { question, dateCloses } = given;
  return {
    question: question === undefined ? before.question : question || null,
    is_anonymous: given.anonymous ?? before.is_anonymous,
    is_multiple_choice: given.multipleChoice ?? before.is_multiple_choice,
    hides_results: given.resultsHidden ?? before.hides_results,
    is_changeable: given.votesChangeable ?? before.is_changeable,
    date_closes: dateCloses === undefined ? before.date_closes : closingDate(dateCloses),
  };
}

function closingDate(given: string | null): Date | null {
  return given === null ? null : (momentOf(given) ?? null);
}

export interface NewPoll {
  columns: PollColumns;
  options: readonly string[];
}

export async function insertPoll(
  w: WriteContext,
  discussionID: number,
  { columns, options }: NewPoll,
): Promise<number> {
  const { userID } = w.viewer;
  const row = await w.db.row<{ poll_id: number }>(sql`
    insert into polls (discussion_id, question, is_anonymous, is_multiple_choice, hides_results, is_changeable,
      date_closes, insert_user_id)
    values (${discussionID}, ${columns.question}, ${columns.is_anonymous}, ${columns.is_multiple_choice},
      ${columns.hides_results}, ${columns.is_changeable}, ${columns.date_closes}, ${userID})
    on conflict (discussion_id) do nothing returning poll_id`);
  if (!row) throw pollError('poll.exists');
  const { poll_id: pollID } = row;
  await w.db.execute(sql`
    insert into poll_options (poll_id, body, sort, insert_user_id)
    select ${pollID}, body, sort, ${userID} from unnest(${[...options]}::text[]) with ordinality as given (body, sort)
    order by sort`);
  await scheduleClosing(w, pollID, columns.date_closes);
  await w.announce(
    pollAdded,
    { pollID, discussionID, userID },
    { invalidates: [cacheTag.discussion(discussionID)] },
  );
  return pollID;
}

/** Of a poll that is locked. Nobody who voted anonymously is ever named, whoever asks for it. */
export async function changeSettings(w: WriteContext, poll: PollRow, columns: PollColumns): Promise<void> {
  const hasVotes = poll.count_votes > 0;
  if (hasVotes && poll.is_anonymous && !columns.is_anonymous) throw pollError('poll.staysAnonymous');
  if (hasVotes && poll.is_multiple_choice && !columns.is_multiple_choice) throw pollError('poll.hasVotes');
  await w.db.execute(sql`
    update polls set question = ${columns.question}, is_anonymous = ${columns.is_anonymous},
      is_multiple_choice = ${columns.is_multiple_choice}, hides_results = ${columns.hides_results},
      is_changeable = ${columns.is_changeable}, date_closes = ${columns.date_closes}
    where poll_id = ${poll.poll_id}`);
  await scheduleClosing(w, poll.poll_id, columns.date_closes);
}

/** At its date pages have to show the end. The date itself decides whether somebody may vote. */
async function scheduleClosing(w: WriteContext, pollID: number, date: Date | string | null): Promise<void> {
  if (date === null) return;
  await w.enqueue(CLOSE_POLL_JOB, { pollID }, { key: closingKey(pollID), runAt: new Date(date) });
}

export async function announceChange(w: WriteContext, poll: PollRow): Promise<void> {
  const { poll_id: pollID, discussion_id: discussionID } = poll;
  const { userID } = w.viewer;
  await w.db.execute(sql`
    update polls set date_updated = now(), update_user_id = ${userID} where poll_id = ${pollID}`);
  await w.announce(
    pollChanged,
    { pollID, discussionID, userID },
    { invalidates: [cacheTag.discussion(discussionID)] },
  );
}

export async function removePoll(
  w: WriteContext,
  { poll_id: pollID, discussion_id: discussionID }: Pick<PollRow, 'poll_id' | 'discussion_id'>,
): Promise<void> {
  const gone = await w.db.execute(sql`delete from polls where poll_id = ${pollID}`);
  if (gone === 0) return;
  await w.announce(
    pollDeleted,
    { pollID, discussionID, userID: w.viewer.userID },
    { invalidates: [cacheTag.discussion(discussionID)] },
  );
}
