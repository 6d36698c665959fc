// Reactions that come along from another site with the person who gave them. Each takes the place of one that had come
// as a mere number; nobody gets points for it.
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
  scoreChange: number;
}

/** `worthOf` says what one of those numbers had counted in the score. The posts must be held by the transaction. */
export async function nameReactions(
  tx: Transaction,
  reactions: readonly NamedReaction[],
  worthOf: (urlcode: string) => number,
): Promise<void> {
  // A member may have reacted here in the meantime: one reaction of each.
  const inserted = await tx.rows<Pick<Total, 'recordType' | 'recordID' | 'urlcode'>>(sql`
    insert into reactions (record_type, record_id, user_id, urlcode, date_inserted)
    select "recordType", "recordID", "userID", urlcode, "dateInserted"
    from json_to_recordset(${JSON.stringify(reactions)}::json) as given
      ("recordType" text, "recordID" int, "userID" int, urlcode text, "dateInserted" timestamptz)
    order by 1, 2, 3
    on conflict do nothing
    returning record_type as "recordType", record_id as "recordID", urlcode`);
  const totals = await changeTotals(tx, inserted);
  await changeScores(tx, 'discussion', totals, worthOf);
  await changeScores(tx, 'comment', totals, worthOf);
}

async function changeTotals(
  tx: Transaction,
  inserted: readonly Pick<Total, 'recordType' | 'recordID' | 'urlcode'>[],
): Promise<Total[]> {
  const given = sql`(
    select "recordType" as record_type, "recordID" as record_id, urlcode, count(*)::int as count
    from json_to_recordset(${JSON.stringify(inserted)}::json) as given
      ("recordType" text, "recordID" int, urlcode text) group by 1, 2, 3) given`;
  // Whoever reacts meanwhile waits for the total, so there is one to wait for.
  await tx.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode)
    select record_type, record_id, urlcode from ${given} order by 1, 2, 3 on conflict do nothing`);
  const totals = await tx.rows<Total>(sql`
    select record_type as "recordType", record_id as "recordID", urlcode, given.count, t.imported,
      y.score_change as "scoreChange"
    from reaction_totals t join ${given} using (record_type, record_id, urlcode)
    join reaction_types y using (urlcode)
    order by 1, 2, 3 for no key update of t`);
  await tx.execute(sql`
    update reaction_totals t set count = t.count + given.count, imported = greatest(t.imported - given.count, 0)
    from ${given}
    where t.record_type = given.record_type and t.record_id = given.record_id and t.urlcode = given.urlcode`);
  return totals;
}

async function changeScores(
  tx: Transaction,
  recordType: ReactionRecordType,
  totals: readonly Total[],
  worthOf: (urlcode: string) => number,
): Promise<void> {
  const table = sql.raw(`${recordType}s`);
  const id = sql.raw(`${recordType}_id`);
  const changes = totals
    .filter((total) => total.recordType === recordType)
    .map(({ recordID, urlcode, count, imported, scoreChange }) => {
      const fromNumber = Math.min(count, imported) * worthOf(urlcode);
      return { recordID, fromNumber, score: count * scoreChange - fromNumber };
    })
    .filter(({ fromNumber, score }) => fromNumber !== 0 || score !== 0);
  if (changes.length === 0) return;
  const ids = changes.map((change) => change.recordID);
  await tx.execute(sql`select from ${table} where ${id} = any(${ids}) order by ${id} for no key update`);
  await tx.execute(sql`
    update ${table} p set score = p.score + change.score, imported_score = p.imported_score - change.from_number
    from (
      select "recordID" as record_id, sum(score)::int as score, sum("fromNumber")::int as from_number
      from json_to_recordset(${JSON.stringify(changes)}::json) as given
        ("recordID" int, score int, "fromNumber" int) group by 1
    ) change where p.${id} = change.record_id`);
}
