// Voting and taking a vote back. The lock on the poll lets votes follow each other, for as long as one of them takes.
import {
  cacheTag,
  notFound,
  type RequestContext,
  sql,
  validationProblem,
  type WriteContext,
} from '@parley/addon-api';
import { pollError } from '../polls.contract.ts';
import { pollVoted, pollVoteWithdrawn } from '../polls.events.ts';
import { lockPoll, type PollRow } from './poll.rows.ts';

export interface Ballot {
  pollID: number;
  userID: number;
  optionIDs: readonly number[];
}

/** Answers when the vote was given. What was chosen already stays as it is. */
export function castVote(ctx: RequestContext, { pollID, userID, optionIDs }: Ballot): Promise<string> {
  const wanted = [...new Set(optionIDs)].sort((a, b) => a - b);
  return ctx.write(async (w) => {
    const poll = await lockOpenPoll(w, pollID);
    if (wanted.length > 1 && !poll.is_multiple_choice) throw pollError('poll.oneChoice');
    await requireOptions(w, pollID, wanted);
    const chosen = await choicesOf(w, pollID, userID);
    const added = wanted.filter((each) => !chosen.includes(each));
    const withdrawn = chosen.filter((each) => !wanted.includes(each));
    if (added.length + withdrawn.length > 0) {
      if (chosen.length > 0 && !poll.is_changeable) throw pollError('poll.voteStays');
      await withdraw(w, userID, withdrawn);
      await w.db.execute(sql`
        insert into poll_votes (poll_id, poll_option_id, user_id, is_multiple_choice)
        select ${pollID}, option_id, ${userID}, ${poll.is_multiple_choice} from unnest(${added}::int[]) as added (option_id)`);
      await count(w, poll, { added, withdrawn, people: chosen.length === 0 ? 1 : 0 });
      await announce(w, pollVoted, poll, userID);
    }
    return dateOfVote(w, pollID, userID);
  });
}

export function withdrawVote(
  ctx: RequestContext,
  { pollID, userID, isForced = false }: Omit<Ballot, 'optionIDs'> & { isForced?: boolean },
): Promise<void> {
  return ctx.write(async (w) => {
    const poll = isForced ? await lockPoll(w, pollID, { alsoResting: true }) : await lockOpenPoll(w, pollID);
    const chosen = poll ? await choicesOf(w, pollID, userID) : [];
    if (!poll || chosen.length === 0) return;
    if (!poll.is_changeable && !isForced) throw pollError('poll.voteStays');
    await withdraw(w, userID, chosen);
    await count(w, poll, { added: [], withdrawn: chosen, people: -1 });
    await announce(w, pollVoteWithdrawn, poll, userID);
  });
}

async function lockOpenPoll(w: WriteContext, pollID: number): Promise<PollRow> {
  const poll = await lockPoll(w, pollID);
  if (!poll) throw notFound('Poll');
  if (poll.is_closed) throw pollError('poll.closed');
  return poll;
}

async function requireOptions(w: WriteContext, pollID: number, wanted: readonly number[]): Promise<void> {
  const rows = await w.db.rows<{ poll_option_id: number }>(
    sql`select poll_option_id from poll_options where poll_id = ${pollID} and poll_option_id = any(${wanted})`,
  );
  if (rows.length === wanted.length) return;
  const message = 'pollOptionID is no option of this poll.';
  throw validationProblem([{ field: 'pollOptionID', code: 'invalid', message, status: 422 }]);
}

async function choicesOf(w: WriteContext, pollID: number, userID: number): Promise<number[]> {
  const rows = await w.db.rows<{ poll_option_id: number }>(
    sql`select poll_option_id from poll_votes where user_id = ${userID} and poll_id = ${pollID}`,
  );
  return rows.map((row) => row.poll_option_id);
}

async function dateOfVote(w: WriteContext, pollID: number, userID: number): Promise<string> {
  const row = await w.db.row<{ date_inserted: string }>(sql`
    select max(date_inserted) as date_inserted from poll_votes where user_id = ${userID} and poll_id = ${pollID}`);
  if (!row) throw new Error('A vote was not written.');
  return row.date_inserted;
}

async function withdraw(w: WriteContext, userID: number, optionIDs: readonly number[]): Promise<void> {
  if (optionIDs.length === 0) return;
  await w.db.execute(
    sql`delete from poll_votes where user_id = ${userID} and poll_option_id = any(${optionIDs})`,
  );
}

interface Change {
  added: readonly number[];
  withdrawn: readonly number[];
  /** How many more people voted. */
  people: 1 | 0 | -1;
}

async function count(w: WriteContext, { poll_id: pollID }: PollRow, change: Change): Promise<void> {
  const { added, withdrawn, people } = change;
  const changed = [...added, ...withdrawn];
  // In the order in which a recount locks them.
  if (changed.length > 1)
    await w.db.execute(sql`
      select from poll_options where poll_option_id = any(${changed}) order by poll_option_id for no key update`);
  await w.db.execute(sql`
    update poll_options
    set count_votes = count_votes + case when poll_option_id = any(${added}::int[]) then 1 else -1 end
    where poll_id = ${pollID} and poll_option_id = any(${changed}::int[])`);
  if (people !== 0)
    await w.db.execute(
      sql`update polls set count_votes = count_votes + ${people}::int where poll_id = ${pollID}`,
    );
}

async function announce(
  w: WriteContext,
  event: typeof pollVoted,
  { poll_id: pollID, discussion_id: discussionID }: PollRow,
  userID: number,
): Promise<void> {
  await w.announce(
    event,
    { pollID, discussionID, userID },
    { invalidates: [cacheTag.discussion(discussionID)] },
  );
}
