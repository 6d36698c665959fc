// What a member who goes gave to many posts, taken back: some in one transaction, as if each had been taken back by hand.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';
import { reactionRemoved } from '../reactions.events.ts';
import type { ReactionRecord } from './reaction.records.ts';
import { reactionTypesSnapshot } from './reaction.types.ts';

interface Taken {
  recordType: ReactionRecordType;
  recordID: number;
  urlcode: string;
  points: number;
}

export async function retractReactions(
  w: WriteContext,
  userID: number,
  records: readonly ReactionRecord[],
): Promise<void> {
  await lockPosts(w, records);
  const taken = await take(w, userID, records);
  const byPost = new Map(records.map((record) => [keyOf(record), record]));
  const { byUrlcode } = await w.site.snapshots.get(reactionTypesSnapshot);
  const tags = new Set<string>();
  const payloads = taken.map(({ recordType, recordID, urlcode, points }) => {
    const record = byPost.get(keyOf({ recordType, recordID }));
    if (!record) throw new Error(`A reaction to ${recordType} ${recordID} was not asked for.`);
    if (points !== 0) changeUserCounters(w, record.insertUserID, { points: -points });
    const scoreChange = 0 - (byUrlcode.get(urlcode.toLowerCase())?.score_change ?? 0);
    for (const tag of tagsOf(record, scoreChange)) tags.add(tag);
    const { discussionID, categoryID, insertUserID } = record;
    return {
      recordType,
      recordID,
      discussionID,
      categoryID,
      insertUserID,
      userID,
      urlcode,
      scoreChange,
    };
  });
  await w.announceAll(reactionRemoved, payloads, { invalidates: [...tags] });
}

const keyOf = ({ recordType, recordID }: Pick<ReactionRecord, 'recordType' | 'recordID'>) =>
  `${recordType} ${recordID}`;

/** The score of a discussion stands in the lists, and may be what they are sorted by. */
function tagsOf(record: ReactionRecord, scoreChange: number): string[] {
  const isInLists = record.recordType === 'discussion' && scoreChange !== 0;
  const lists = isInLists ? [cacheTag.categoryPosts(record.categoryID), cacheTag.allPosts] : [];
  return [cacheTag.discussion(record.discussionID), cacheTag.userPosts(record.insertUserID), ...lists];
}

/** Their scores are about to change. */
async function lockPosts(w: WriteContext, records: readonly ReactionRecord[]): Promise<void> {
  const idsOf = (type: ReactionRecordType) =>
    records.filter(({ recordType }) => recordType === type).map(({ recordID }) => recordID);
  await w.db.execute(sql`
    select from discussions where discussion_id = any(${idsOf('discussion')}) order by discussion_id for no key update`);
  await w.db.execute(sql`
    select from comments where comment_id = any(${idsOf('comment')}) order by comment_id for no key update`);
}

/** Totals follow in the order of their keys, which is the order in which everybody locks them. */
async function take(w: WriteContext, userID: number, records: readonly ReactionRecord[]): Promise<Taken[]> {
  const taken = await w.db.rows<Taken>(sql`
    delete from reactions r
    using unnest(${records.map((post) => post.recordType)}::text[], ${records.map((post) => post.recordID)}::int[])
      as given (type, id)
    where r.user_id = ${userID} and r.record_type = given.type and r.record_id = given.id
    returning r.record_type as "recordType", r.record_id as "recordID", r.urlcode, r.points`);
  await w.db.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode, count)
    select type, id, urlcode, -count(*)::int
    from unnest(${taken.map((one) => one.recordType)}::text[], ${taken.map((one) => one.recordID)}::int[],
      ${taken.map((one) => one.urlcode)}::text[]) as given (type, id, urlcode)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (record_type, record_id, urlcode) do update set count = reaction_totals.count + excluded.count`);
  return taken;
}
