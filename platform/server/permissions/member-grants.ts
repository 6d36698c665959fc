// What members may do beside what their roles say: by where they belong, or what they have come to. Add-ons add to it.
import type { PermissionEntry, PermissionSet } from '../../contract/permission.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import type { Database } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { checkedGrants, type OwnMemberGrants } from './own-member-grants.ts';
import type { SeenByMembers } from './seen-by-members.ts';

export interface MemberGrants {
  /** No other has it; what members hold of it is told apart by it. */
  name: string;
  /**
   * Selects one column of text: the keys that this member holds. It is a part of the statement that reads who is asking, at
   * every request, so that it may take one look into an index and counts from the moment it changes. `seen`: which categories
   * every new member sees, where a key tells others what somebody did.
   */
  keysOf?: (userID: Sql, seen: SeenByMembers) => Sql;
  /**
   * Who is granted what. Read once, and again after `cacheTag.roles` was invalidated: by whoever changes what it answers.
   */
  grants: (database: Database) => Promise<readonly MemberGrant[]>;
}

export interface MemberGrant {
  /**
   * Whoever holds this key, may do this everywhere, or is there at all. 'nobody': the category is out of sight of all,
   * administrators included, for as long as this stands.
   */
  to: { key: string } | { permission: PermissionName } | 'everybody' | 'nobody';
  /** A category: from now on it has permissions of its own, for those. Absent: everywhere. */
  categoryID?: number;
  /** Of what they may do everywhere, all that is for categories, or only this, can be done there too. */
  asEverywhere?: 'all' | readonly PermissionName[];
  /** What they may do there, whatever they may do elsewhere. */
  also?: readonly PermissionName[];
  /** What they may do nowhere, whatever their roles say. Whoever manages the community may, still. */
  never?: readonly PermissionName[];
  /** Settings as they are for them alone, by their keys; but for whoever manages the community. */
  settings?: Readonly<Record<string, unknown>>;
  /** Whether what they write is trusted, whatever their account says; but for the same. */
  isVerified?: boolean;
}

/** All that is granted, as sets are made of it. */
export interface KnownGrants {
  sources: readonly KeySource[];
  ofKey: ReadonlyMap<string, readonly MemberGrant[]>;
  /** Looked at for everybody. */
  others: readonly MemberGrant[];
  ofCategories: readonly string[];
  /** Categories that are out of sight of all. */
  withheld: ReadonlySet<number>;
}

/** As the statement asks it that reads who is asking. */
export interface KeySource {
  name: string;
  addonKey: string | undefined;
  keysOf: ((userID: Sql) => Sql) | undefined;
}

const keyOf = (source: MemberGrants, key: string) => `${source.name}:${key}`;

export async function knownGrants(
  sources: readonly OwnMemberGrants[],
  ofCategories: readonly string[],
  database: Database,
  seen: () => SeenByMembers,
): Promise<KnownGrants> {
  const all = await Promise.all(
    sources.map(async (source) =>
      (await checkedGrants(source, database)).map((grant) => ({
        grant,
        key: typeof grant.to === 'object' && 'key' in grant.to ? keyOf(source, grant.to.key) : '',
      })),
    ),
  );
  const byKey = Map.groupBy(all.flat(), ({ key }) => key);
  const grantsOf = (key: string) => (byKey.get(key) ?? []).map(({ grant }) => grant);
  const keys = [...byKey.keys()].filter((key) => key !== '');
  return {
    sources: sources.map(({ name, addonKey, keysOf }) => ({
      name,
      addonKey,
      keysOf: keysOf && ((userID) => keysOf(userID, seen())),
    })),
    ofKey: new Map(keys.map((key) => [key, grantsOf(key)])),
    others: grantsOf('').filter(({ to }) => to !== 'nobody'),
    ofCategories,
    withheld: new Set(
      grantsOf('').flatMap(({ to, categoryID }) => (to === 'nobody' ? (categoryID ?? []) : [])),
    ),
  };
}

/** A column of `users u`: the keys that this member holds. */
export function keysColumn(sources: readonly KeySource[]): Sql {
  const held = sources.flatMap(({ name, keysOf }) =>
    keysOf
      ? [
          sql`select ${sql.constant(`${name}:`)} || held.key from (${keysOf(sql.raw('u.user_id'))}) held (key)`,
        ]
      : [],
  );
  return held.length === 0
    ? sql.raw(`'{}'::text[] as keys`)
    : sql`array(${sql.join(held, ' union all ')}) as keys`;
}

type Entry = PermissionEntry & { permissions: Record<string, boolean> };

/** Adds to the entries of roles, by `type:id`; answers where these permissions count as those of a record of its own. */
export function addMemberGrants(
  entries: Map<string, Entry>,
  known: KnownGrants,
  keys: readonly string[],
): Set<number> {
  const everywhere = { ...entries.get('global:0')?.permissions };
  const holds = ({ to }: MemberGrant) =>
    to === 'everybody' ||
    (typeof to === 'object' && 'permission' in to && everywhere[to.permission] === true);
  const held = [...known.others.filter(holds), ...keys.flatMap((key) => known.ofKey.get(key) ?? [])];
  const opened = new Set<number>();
  for (const { categoryID, asEverywhere = [], also = [] } of held) {
    const names = asEverywhere === 'all' ? known.ofCategories : asEverywhere;
    const granted = [...names.filter((name) => everywhere[name] === true), ...also];
    if (categoryID !== undefined) opened.add(categoryID);
    const entryKey = categoryID === undefined ? 'global:0' : `category:${categoryID}`;
    const entry: Entry = entries.get(entryKey) ?? {
      ...(categoryID === undefined ? { type: 'global' } : { type: 'category', id: categoryID }),
      permissions: {},
    };
    entries.set(entryKey, entry);
    for (const name of granted) entry.permissions[name] = true;
  }
  if (entries.get('global:0')?.permissions['community.manage'] !== true) takeAway(entries, held);
  return opened;
}

function takeAway(entries: ReadonlyMap<string, Entry>, held: readonly MemberGrant[]): void {
  for (const name of held.flatMap(({ never = [] }) => never))
    for (const { permissions } of entries.values()) delete permissions[name];
}

/** A category that was opened for somebody counts for itself, whatever it takes from above for all others. */
export function withOpened(
  { junctions = {}, junctionAliases = {} }: Pick<PermissionSet, 'junctions' | 'junctionAliases'>,
  opened: ReadonlySet<number>,
): Pick<PermissionSet, 'junctions' | 'junctionAliases'> {
  const { category = [] } = junctions;
  const added = [...opened].filter((id) => !category.includes(id));
  if (added.length === 0) return { junctions, junctionAliases };
  const aliases = { ...junctionAliases.category };
  for (const id of added) delete aliases[String(id)];
  return {
    junctions: { ...junctions, category: [...category, ...added] },
    junctionAliases: { ...junctionAliases, category: aliases },
  };
}
