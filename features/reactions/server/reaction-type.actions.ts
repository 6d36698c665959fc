import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { ReactionTypePatch } from '../reactions.contract.ts';
import { reactionTypeChanged } from '../reactions.events.ts';
import { retractReaction } from './reaction.actions.ts';
import { findReactionRecord } from './reaction.records.ts';
import type { ReactionTypeRow } from './reaction.types.ts';

export async function lockReactionType(w: WriteContext, urlcode: string): Promise<ReactionTypeRow> {
  const row = await w.db.row<ReactionTypeRow>(
    sql`select * from reaction_types where urlcode = ${urlcode} for no key update`,
  );
  if (!row) throw notFound('Reaction');
  return row;
}

/** From then on the type counts as the community's own. What was given keeps the points it brought. */
export async function changeReactionType(
  w: WriteContext,
  type: ReactionTypeRow,
  patch: ReactionTypePatch,
): Promise<ReactionTypeRow> {
  const becomesFlag = (patch.class ?? type.class) === 'Flag';
  if (becomesFlag !== (type.class === 'Flag')) await changeSides(w, type, becomesFlag);
  const row = await w.db.row<ReactionTypeRow>(sql`
    update reaction_types set name = ${patch.name ?? type.name},
      description = ${patch.description ?? type.description}, class = ${patch.class ?? type.class},
      points = ${patch.points ?? type.points}, is_active = ${patch.active ?? type.is_active},
      sort = ${patch.sort ?? type.sort}, is_custom = true
    where urlcode = ${type.urlcode} returning *`);
  if (!row) throw notFound('Reaction');
  await w.announce(
    reactionTypeChanged,
    { urlcode: row.urlcode },
    { invalidates: [cacheTag.reactionTypes, cacheTag.everything] },
  );
  return row;
}

/**
 * Flags are separate from other reactions, one of each for a person and a post. What was given of this type moves
 * to the other side; where that person gave something there already, that stays and this one goes.
 */
async function changeSides(w: WriteContext, type: ReactionTypeRow, becomesFlag: boolean): Promise<void> {
  await w.db.execute(sql`lock table reactions in share row exclusive mode`);
  const surplus = await w.db.rows<{
    record_type: 'discussion' | 'comment';
    record_id: number;
    user_id: number;
  }>(sql`
    select record_type, record_id, user_id from reactions given
    where urlcode = ${type.urlcode} and exists (
      select from reactions other
      where other.record_type = given.record_type and other.record_id = given.record_id
        and other.user_id = given.user_id and other.is_flag = ${becomesFlag})
    order by record_type, record_id, user_id`);
  for (const { record_type, record_id, user_id } of surplus) {
    const record = await findReactionRecord(w.db, record_type, record_id);
    if (record) await retractReaction(w, record, user_id, type);
  }
  await w.db.execute(sql`update reactions set is_flag = ${becomesFlag} where urlcode = ${type.urlcode}`);
}
