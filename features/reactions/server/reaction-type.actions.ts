import { notFound } from '../../../platform/contract/errors.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { ReactionTypePatch } from '../reactions.contract.ts';
import type { ReactionTypeRow } from './reaction.types.ts';

/** From then on the type counts as the community's own. */
export async function changeReactionType(
  w: WriteContext,
  type: ReactionTypeRow,
  patch: ReactionTypePatch,
): Promise<ReactionTypeRow> {
  const row = await w.db.row<ReactionTypeRow>(sql`
    update reaction_types set name = ${patch.name ?? type.name},
      description = ${patch.description ?? type.description}, class = ${patch.class ?? type.class},
      points = ${patch.points ?? type.points}, is_active = ${patch.active ?? type.is_active}, is_custom = true
    where urlcode = ${type.urlcode} returning *`);
  if (!row) throw notFound('Reaction');
  await w.announce({
    type: 'reactionType.changed',
    payload: { urlcode: row.urlcode },
    touches: [tagOf.reactionTypes],
  });
  return row;
}
