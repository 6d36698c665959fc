// What members of a rank may do, for the permission engine: decided at every request, from the moment they come to it.
import { type ExplainedGrants, sql } from '@parley/addon-api';
import { ABILITIES, type Ability } from '../ranks.abilities.ts';
import { rankOf } from './rank.rows.ts';

export const rankGrants: ExplainedGrants = {
  name: 'ranks',
  keysOf: (userID) => sql`select held.rank_id::text from (${rankOf(userID)}) held`,
  grants: async (database) => {
    const ranks = await database.rows<{ rank_id: number; abilities: Ability[] }>(sql`
      select rank_id, abilities from ranks where abilities <> '{}' order by rank_id`);
    return ranks.map(({ rank_id, abilities }) => ({
      to: { key: String(rank_id) },
      also: abilities.map((name) => ABILITIES[name]),
    }));
  },
  reasonOf: async (ctx, key) => {
    const row = await ctx.db.row<{ name: string }>(
      sql`select name from ranks where rank_id = ${Number(key)}`,
    );
    return row && ctx.translator.t('Rank {name}', { name: row.name });
  },
};
