// What members of a rank may do, for the permission engine: decided at every request, from the moment they come to it.
import { type ExplainedGrants, type MemberGrant, sql } from '@parley/addon-api';
import { PERMISSION_OF, SETTING_OF } from '../ranks.abilities.ts';
import type { Rank } from '../ranks.contract.ts';
import { rankOf } from './rank.rows.ts';

interface GrantingRank {
  rank_id: number;
  abilities: Rank['abilities'];
  granted_role_id: number | null;
}

type Names = NonNullable<MemberGrant['also']>;

interface OfRole {
  role_id: number;
  resource_id: number;
  permissions: Names;
}

export const rankGrants: ExplainedGrants = {
  name: 'ranks',
  keysOf: (userID, seen) => sql`select held.rank_id::text from (${rankOf(userID, seen)}) held`,
  grants: async (database) => {
    const ranks = await database.rows<GrantingRank>(sql`
      select rank_id, abilities, granted_role_id from ranks
      where (abilities <> '{}' or granted_role_id is not null) and date_deleted is null order by rank_id`);
    // Of categories, 0: everywhere.
    const ofRoles = await database.rows<OfRole>(sql`
      select role_id, resource_id, array_agg(permission order by permission) as permissions from role_permissions
      where role_id in (select granted_role_id from ranks where date_deleted is null) and resource_type in ('global', 'category')
      group by role_id, resource_id order by role_id, resource_id`);
    return ranks.flatMap((rank) => [
      grantOf(rank),
      ...ofRoles
        .filter(({ role_id }) => role_id === rank.granted_role_id)
        .map(({ resource_id: categoryID, permissions: also }) => ({
          to: keyOf(rank),
          also,
          ...(categoryID !== 0 && { categoryID }),
        })),
    ]);
  },
  reasonOf: async (ctx, key) => {
    const row = await ctx.db.row<{ name: string }>(
      sql`select name from ranks where rank_id = ${Number(key)}`,
    );
    return row && ctx.translator.t('Rank {name}', { name: row.name });
  },
};

const keyOf = ({ rank_id }: GrantingRank) => ({ key: String(rank_id) });

function grantOf(rank: GrantingRank): MemberGrant {
  const { abilities } = rank;
  const named = <T extends object>(all: T) =>
    Object.entries(all) as [keyof T & keyof typeof abilities, T[keyof T]][];
  const permissions = named(PERMISSION_OF);
  const settings = named(SETTING_OF).flatMap(([name, key]) =>
    abilities[name] === undefined ? [] : [[key, abilities[name]] as const],
  );
  const { format, verified } = abilities;
  return {
    to: keyOf(rank),
    also: permissions.flatMap(([name, permission]) => (abilities[name] === true ? [permission] : [])),
    never: permissions.flatMap(([name, permission]) => (abilities[name] === false ? [permission] : [])),
    settings: {
      ...Object.fromEntries(settings),
      ...(format && { 'memberRules.onlyFormat': format.toLowerCase() }),
    },
    ...(verified !== undefined && { isVerified: verified }),
  };
}
