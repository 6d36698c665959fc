// In the very transaction: an idea is where its discussion is, and its votes go wherever it goes.
import { followersOf, noteFollowers, sql, transactionHook, type WriteContext } from '@parley/addon-api';
import {
  discussionMerged,
  discussionStatusChanged,
  discussionTypeChanged,
  discussionUnmerged,
} from '@parley/addon-api/events';

/** It has a row from when it is an idea, with the status of its discussion. What is no idea any more keeps its votes. */
export async function followDiscussion(w: WriteContext, discussionID: number): Promise<void> {
  await w.db.execute(sql`
    insert into ideas (discussion_id, status_id)
    select discussion_id, status_id from discussions where discussion_id = ${discussionID} and type = 'idea'
    on conflict (discussion_id) do update set status_id = excluded.status_id`);
}

interface TakenVote {
  user_id: number;
  vote: number;
  date_inserted: string;
  /** They had no vote there before. */
  is_new: boolean;
}

/** One vote for each member there too: whoever voted for both has one. */
async function takeVotesAlong(w: WriteContext, fromID: number, toID: number): Promise<void> {
  await lockIdeas(w, [fromID, toID]);
  const taken = await w.db.rows<TakenVote>(sql`
    with taken as (
      delete from idea_votes where discussion_id = ${fromID}
        and exists (select from ideas i where i.discussion_id = ${toID})
      returning user_id, vote, date_inserted
    ), added as (
      insert into idea_votes (discussion_id, user_id, vote, date_inserted)
      select ${toID}, user_id, vote, date_inserted from taken order by user_id
      on conflict do nothing returning user_id
    )
    select taken.user_id, taken.vote, taken.date_inserted, added.user_id is not null as is_new
    from taken left join added using (user_id)`);
  await noteFollowers(w, fromID, 'ideaVotes', taken);
  await w.db.execute(sql`
    update ideas set count_merged = count_merged + 1 + coalesce((
      select count_merged from ideas f where f.discussion_id = ${fromID}), 0)
    where discussion_id = ${toID} and exists (select from ideas f where f.discussion_id = ${fromID})`);
  await countAgain(w, [fromID, toID]);
}

async function bringVotesBack(w: WriteContext, id: number, fromID: number): Promise<void> {
  const taken = await followersOf<TakenVote>(w, id, 'ideaVotes');
  await followDiscussion(w, id);
  await lockIdeas(w, [fromID, id]);
  // Votes that went with a member who was deleted meanwhile stay gone.
  await w.db.execute(sql`
    insert into idea_votes (discussion_id, user_id, vote, date_inserted)
    select ${id}, taken.user_id, taken.vote, taken.date_inserted
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (user_id int, vote smallint, date_inserted timestamptz)
    join users u using (user_id)
    where exists (select from ideas i where i.discussion_id = ${id}) and (u.date_deleted is null or exists (
      select from idea_votes v where v.discussion_id = ${fromID} and v.user_id = taken.user_id))
    order by taken.user_id
    on conflict do nothing`);
  const added = taken.filter((each) => each.is_new).map((each) => each.user_id);
  await w.db.execute(sql`
    delete from idea_votes where discussion_id = ${fromID} and user_id = any(${added}::int[])`);
  await w.db.execute(sql`
    update ideas set count_merged = greatest(0, count_merged - 1 - coalesce((
      select count_merged from ideas f where f.discussion_id = ${id}), 0))
    where discussion_id = ${fromID} and exists (select from ideas f where f.discussion_id = ${id})`);
  await countAgain(w, [fromID, id]);
}

async function lockIdeas(w: WriteContext, ids: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    select from ideas where discussion_id = any(${ids}::int[]) order by discussion_id for no key update`);
}

async function countAgain(w: WriteContext, ids: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    update ideas i set count_up = counted.up, count_down = counted.down
    from unnest(${ids}::int[]) as changed (id) cross join lateral (
      select count(*) filter (where vote = 1)::int as up, count(*) filter (where vote = -1)::int as down
      from idea_votes v where v.discussion_id = changed.id
    ) counted
    where i.discussion_id = changed.id`);
}

export const ideaHooks = [
  transactionHook(discussionTypeChanged, (w, { discussionID }) => followDiscussion(w, discussionID)),
  transactionHook(discussionStatusChanged, (w, { discussionID }) => followDiscussion(w, discussionID)),
  transactionHook(discussionMerged, (w, { fromDiscussionID, discussionID }) =>
    takeVotesAlong(w, fromDiscussionID, discussionID),
  ),
  transactionHook(discussionUnmerged, (w, { fromDiscussionID, discussionID }) =>
    bringVotesBack(w, discussionID, fromDiscussionID),
  ),
];
