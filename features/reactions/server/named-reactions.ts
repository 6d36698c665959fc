// Reactions that come along from another site with the person who gave them. Each takes the place of one that had come
// as a mere number: of its own kind, else of another, since sites count a laugh among the likes and name who liked
// without saying how. Nobody gets points for it.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';

export interface NamedReaction {
  recordType: ReactionRecordType;
  recordID: number;
  userID: number;
  urlcode: string;
  dateInserted: string;
}

interface Total {
  recordType: ReactionRecordType;
  recordID: number;
  urlcode: string;
  /** How many came just now. */
  count: number;
  /** How many had come as a number. */
  imported: number;
  /** How many of these have a name now. */
  replaced: number;
  scoreChange: number;
}

type Worth = (urlcode: string) => number;

/** What follows for the score of a post. */
export interface ScoreChange {
  recordType: ReactionRecordType;
  recordID: number;
  score: number;
  /** So much less of it came along as a number. */
  imported: number;
}

/** `worthOf` says what one of those numbers had counted in the score. The posts must be held by the transaction. */
export async function nameReactions(
  tx: Transaction,
  reactions: readonly NamedReaction[],
  worthOf: Worth,
): Promise<ScoreChange[]> {
  // A member may have reacted here in the meantime: one reaction of each.
  const inserted = await tx.rows<Pick<Total, 'recordType' | 'recordID' | 'urlcode'>>(sql`
    insert into reactions (record_type, record_id, user_id, urlcode, date_inserted)
    select "recordType", "recordID", "userID", urlcode, "dateInserted"
    from json_to_recordset(${JSON.stringify(reactions)}::json) as given
      ("recordType" text, "recordID" int, "userID" int, urlcode text, "dateInserted" timestamptz)
    order by 1, 2, 3
    on conflict do nothing
    returning record_type as "recordType", record_id as "recordID", urlcode`);
  const totals = await changeTotals(tx, inserted, worthOf);
  return totals
    .map((total) => scoreChangeOf(total, worthOf))
    .filter(({ imported, score }) => imported !== 0 || score !== 0);
}

async function changeTotals(
  tx: Transaction,
  inserted: readonly Pick<Total, 'recordType' | 'recordID' | 'urlcode'>[],
  worthOf: Worth,
): Promise<Total[]> {
  const given = sql`(
    select "recordType" as record_type, "recordID" as record_id, urlcode, count(*)::int as count
    from json_to_recordset(${JSON.stringify(inserted)}::json) as given
      ("recordType" text, "recordID" int, urlcode text) group by 1, 2, 3) given`;
  // Whoever reacts meanwhile waits for the total, so there is one to wait for.
  await tx.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode)
    select record_type, record_id, urlcode from ${given} order by 1, 2, 3 on conflict do nothing`);
  const ofPosts = await tx.rows<Total>(sql`
    select t.record_type as "recordType", t.record_id as "recordID", urlcode, coalesce(given.count, 0) as count,
      t.imported, y.score_change as "scoreChange"
    from reaction_totals t left join ${given} using (record_type, record_id, urlcode)
    join reaction_types y using (urlcode)
    where (t.record_type, t.record_id) in (select record_type, record_id from ${given})
    order by 1, 2, 3 for no key update of t`);
  const byPost = Map.groupBy(ofPosts, ({ recordType, recordID }) => `${recordType} ${recordID}`);
  const totals = [...byPost.values()].flatMap((kinds) => withReplaced(kinds, worthOf));
  await tx.execute(sql`
    update reaction_totals t set count = t.count + total.count, imported = t.imported - total.replaced
    from json_to_recordset(${JSON.stringify(totals)}::json) as total
      ("recordType" text, "recordID" int, urlcode text, count int, replaced int)
    where t.record_type = "recordType" and t.record_id = "recordID" and t.urlcode = total.urlcode
      and (total.count > 0 or replaced > 0)`);
  return totals;
}

/** Of one post. What counted for nothing at the old site was not among its likes. */
function withReplaced(kinds: readonly Total[], worthOf: Worth): Total[] {
  const own = kinds.map((kind) => ({ ...kind, replaced: Math.min(kind.count, kind.imported) }));
  let others = own
    .filter(({ urlcode }) => worthOf(urlcode) > 0)
    .reduce((sum, { count, replaced }) => sum + count - replaced, 0);
  for (const kind of own.toSorted((a, b) => b.imported - a.imported)) {
    if (worthOf(kind.urlcode) <= 0) continue;
    const more = Math.min(others, kind.imported - kind.replaced);
    kind.replaced += more;
    others -= more;
  }
  return own;
}

function scoreChangeOf(
  { recordType, recordID, urlcode, count, replaced, scoreChange }: Total,
  worthOf: Worth,
) {
  const imported = replaced * worthOf(urlcode);
  return { recordType, recordID, imported, score: count * scoreChange - imported };
}
