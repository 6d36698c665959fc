// Voting and taking a vote back. The lock on the idea lets votes follow each other, for as long as one of them takes.
import { cacheTag, notFound, type RequestContext, sql, type WriteContext } from '@parley/addon-api';
import { ideaError } from '../ideas.contract.ts';
import { ideaVoted, ideaVoteWithdrawn } from '../ideation.events.ts';
import { type IdeaRow, lockIdea } from './idea.rows.ts';
import { ideaStatuses } from './idea-statuses.ts';
import { ideationConfig } from './ideation.config.ts';

/** Pages that show the numbers of ideas. */
export const IDEAS_TAG = 'ideas';

/** A list of ideas changes with their votes, and with posts as other lists do. */
export function staleWithIdeas({ cacheTags }: Pick<RequestContext, 'cacheTags'>): void {
  cacheTags.add(IDEAS_TAG);
  cacheTags.add(cacheTag.allPosts);
}

export interface Vote {
  discussionID: number;
  userID: number;
}

export async function castVote(
  ctx: RequestContext,
  { discussionID, userID }: Vote,
  vote: 1 | -1,
): Promise<void> {
  if (vote === -1 && ctx.setting(ideationConfig.type) === 'up') throw ideaError('idea.upOnly');
  const most = ctx.setting(ideationConfig.votesPerMember);
  const open = await openStatusIDs(ctx);
  return ctx.write(async (w) => {
    // Before the idea: of votes that one member gives at the same moment, each counts those before it.
    if (most > 0) await lockVotesOf(w, userID);
    await lockOpenIdea(w, discussionID, open);
    const earlier = await voteOf(w, { discussionID, userID });
    if (earlier === vote) return;
    if (earlier === null && most > 0 && (await votesGiven(w, userID, { most, open })) >= most)
      throw ideaError('idea.noVotesLeft');
    await w.db.execute(sql`
      insert into idea_votes (discussion_id, user_id, vote) values (${discussionID}, ${userID}, ${vote})
      on conflict (discussion_id, user_id) do update set vote = excluded.vote, date_inserted = now()`);
    await count(w, discussionID, { added: vote, withdrawn: earlier });
    await announce(w, ideaVoted, { discussionID, userID });
  });
}

/** `isForced`: of a member who is deleted, also where nobody votes any more. */
export async function withdrawVote(
  ctx: RequestContext,
  { discussionID, userID }: Vote,
  { isForced = false } = {},
): Promise<void> {
  const open = await openStatusIDs(ctx);
  return ctx.write(async (w) => {
    if (isForced) await lockIdea(w, discussionID);
    else await lockOpenIdea(w, discussionID, open);
    const gone = await w.db.row<{ vote: 1 | -1 }>(sql`
      delete from idea_votes where discussion_id = ${discussionID} and user_id = ${userID} returning vote`);
    if (!gone) return;
    await count(w, discussionID, { added: null, withdrawn: gone.vote });
    await announce(w, ideaVoteWithdrawn, { discussionID, userID });
  });
}

export async function voteOf(
  { db }: Pick<RequestContext, 'db'> | Pick<WriteContext, 'db'>,
  { discussionID, userID }: Vote,
): Promise<1 | -1 | null> {
  const row = await db.row<{ vote: 1 | -1 }>(sql`
    select vote from idea_votes where discussion_id = ${discussionID} and user_id = ${userID}`);
  return row?.vote ?? null;
}

/** On ideas that are open: at most `most` are counted. */
export async function votesGiven(
  { db }: Pick<RequestContext, 'db'> | Pick<WriteContext, 'db'>,
  userID: number,
  { most, open }: { most: number; open: readonly number[] },
): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count from (
      select from idea_votes v join ideas i using (discussion_id)
      where v.user_id = ${userID} and i.status_id = any(${open}) limit ${sql.integer(most)}) given`);
  return row?.count ?? 0;
}

export async function votesLeft(ctx: RequestContext, userID: number): Promise<number | null> {
  const most = ctx.setting(ideationConfig.votesPerMember);
  if (most === 0) return null;
  return most - (await votesGiven(ctx, userID, { most, open: await openStatusIDs(ctx) }));
}

async function lockVotesOf(w: WriteContext, userID: number): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('votes for ideas', ${userID}))`);
}

async function openStatusIDs(ctx: RequestContext): Promise<number[]> {
  return (await ideaStatuses(ctx)).filter(({ state }) => state === 'open').map(({ statusID }) => statusID);
}

async function lockOpenIdea(
  w: WriteContext,
  discussionID: number,
  open: readonly number[],
): Promise<IdeaRow> {
  const idea = await lockIdea(w, discussionID);
  if (!idea) throw notFound('Idea');
  if (idea.is_discussion_closed || !open.includes(idea.status_id)) throw ideaError('idea.closed');
  return idea;
}

async function count(
  w: WriteContext,
  discussionID: number,
  { added, withdrawn }: { added: 1 | -1 | null; withdrawn: 1 | -1 | null },
): Promise<void> {
  const change = (vote: 1 | -1) => Number(added === vote) - Number(withdrawn === vote);
  await w.db.execute(sql`
    update ideas set count_up = count_up + ${change(1)}::int, count_down = count_down + ${change(-1)}::int
    where discussion_id = ${discussionID}`);
}

async function announce(w: WriteContext, event: typeof ideaVoted, vote: Vote): Promise<void> {
  await w.announce(event, vote, { invalidates: [cacheTag.discussion(vote.discussionID), IDEAS_TAG] });
}
