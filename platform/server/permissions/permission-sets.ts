// What a set of roles may do. Built once per set of roles and cached until roles or junctions change.
import type { PermissionEntry, PermissionSet } from '../../contract/permission.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import { getOrCreate } from '../cache/get-or-create.ts';
import type { Snapshot } from '../cache/snapshots.ts';
import type { Database } from '../db/database.ts';
import type { WriteContext } from '../http/context.ts';
import { withConsolidated } from './consolidated.ts';
import { addMemberGrants, type KnownGrants, knownGrants, withOpened } from './member-grants.ts';
import type { OwnMemberGrants } from './own-member-grants.ts';
import { type SeenByMembers, seenIn } from './seen-by-members.ts';

declare module '../site/site.ts' {
  interface Site {
    roleRegistry(): Promise<RoleRegistry>;
  }
}

/** A resource type whose records may have permissions of their own. */
export interface JunctionSource {
  resourceType: string;
  /** Who does not hold it on a record must not learn that the record is there. */
  seenBy: PermissionName;
  tags: readonly string[];
  load: (database: Database) => Promise<{ ids: number[]; aliases: Record<string, number> }>;
  /**
   * In the transaction of a grant for some of its records: they have permissions of their own from now on. Answers which of
   * them there are.
   */
  giveOwnPermissions: (w: WriteContext, ids: readonly number[]) => Promise<readonly number[]>;
}

/** What the platform asks of the feature that knows the roles. */
export interface RoleSource {
  roles: (database: Database) => Promise<{ role_id: number; type: string | null }[]>;
  grants: (database: Database) => Promise<RoleGrant[]>;
}

export interface RoleGrant {
  role_id: number;
  resource_type: string;
  resource_id: number;
  permission: string;
}

export interface RoleRegistry {
  grantsByRole: ReadonlyMap<number, RoleGrant[]>;
  roleIDsByType: ReadonlyMap<string, number[]>;
  junctions: Record<string, number[]>;
  junctionAliases: Record<string, Record<string, number>>;
  /** By resource type: the permission without which its records stay unknown. */
  seenBy: Record<string, PermissionName>;
  /** What members are granted beside that. */
  memberGrants: KnownGrants;
  /** Sets made so far, by role ids and keys: filled as they are asked for. */
  sets: Map<string, PermissionSet>;
}

interface Sources {
  roles: RoleSource | undefined;
  junctions: readonly JunctionSource[];
  /** What nobody declares, or an add-on that is switched off, is held by nobody. */
  known: () => Promise<Declared>;
}

interface Declared {
  find: (permission: string) => unknown;
  ofCategories: readonly string[];
  /** Of what is switched on. */
  memberGrants: readonly OwnMemberGrants[];
}

/** Those made longest ago make room: members who belong here and there differ from each other. */
const MOST_SETS = 5000;

export function roleRegistrySnapshot(sources: Sources): Snapshot<RoleRegistry, { database: Database }> {
  return {
    name: 'roles',
    tags: [cacheTag.roles, cacheTag.config, ...sources.junctions.flatMap((junction) => junction.tags)],
    load: ({ database }) => loadRoleRegistry(database, sources),
  };
}

async function loadRoleRegistry(
  database: Database,
  { roles: source, junctions, known }: Sources,
): Promise<RoleRegistry> {
  const declared = await known();
  const [stored = [], roles = []] = await Promise.all([source?.grants(database), source?.roles(database)]);
  const grants = stored.filter((grant) => declared.find(grant.permission));
  const registry: RoleRegistry = {
    grantsByRole: Map.groupBy(grants, (grant) => grant.role_id),
    roleIDsByType: new Map(
      [...Map.groupBy(roles, (role) => role.type ?? '')].map(([type, each]) => [
        type,
        each.map((role) => role.role_id),
      ]),
    ),
    junctions: {},
    junctionAliases: {},
    seenBy: Object.fromEntries(junctions.map((junction) => [junction.resourceType, junction.seenBy])),
    memberGrants: await knownGrants(declared.memberGrants, declared.ofCategories, database, () =>
      seenByMembers(registry),
    ),
    sets: new Map(),
  };
  for (const { resourceType, load } of junctions) {
    const { ids, aliases } = await load(database);
    registry.junctions[resourceType] = ids;
    registry.junctionAliases[resourceType] = aliases;
  }
  return registry;
}

/** Those that members get when they register. */
export const newMemberRoleIDs = ({ roleIDsByType }: RoleRegistry): readonly number[] =>
  roleIDsByType.get('member') ?? [];

export const newMemberPermissions = (registry: RoleRegistry): PermissionSet =>
  permissionSetOf(registry, newMemberRoleIDs(registry), false);

export type { SeenByMembers };

const NOTHING_SEEN: SeenByMembers = { isSeenElsewhere: false, exceptions: [] };
const seen = new WeakMap<RoleRegistry, SeenByMembers>();

/** Which categories every new member sees, where there is no viewer to ask for. */
export function seenByMembers(registry: RoleRegistry): SeenByMembers {
  return getOrCreate(seen, registry, () => {
    const seenBy = registry.seenBy.category;
    return seenBy ? seenIn(newMemberPermissions(registry), seenBy) : NOTHING_SEEN;
  });
}

export function permissionSetOf(
  registry: RoleRegistry,
  roleIDs: readonly number[],
  isAdmin: boolean,
  keys: readonly string[] = [],
): PermissionSet {
  const key = `${isAdmin ? 'admin:' : ''}${[...roleIDs].sort((a, b) => a - b).join(',')}|${[...keys].sort().join('|')}`;
  const known = registry.sets.get(key);
  if (known) return known;
  const entries = entriesOf(registry, roleIDs);
  const opened = addMemberGrants(entries, registry.memberGrants, keys);
  const { withheld } = registry.memberGrants;
  for (const entry of entries.values()) withConsolidated(entry.permissions);
  const set: PermissionSet = {
    isAdmin,
    permissions: [...entries.values()],
    ...withOpened(registry, opened),
    ...(withheld.size > 0 && { withheld: { category: withheld } }),
  };
  const [oldest] = registry.sets.size >= MOST_SETS ? registry.sets.keys() : [];
  if (oldest !== undefined) registry.sets.delete(oldest);
  registry.sets.set(key, set);
  return set;
}

function entriesOf({ grantsByRole }: RoleRegistry, roleIDs: readonly number[]) {
  const entries = new Map<string, PermissionEntry & { permissions: Record<string, boolean> }>();
  for (const roleID of roleIDs) {
    for (const grant of grantsByRole.get(roleID) ?? []) {
      const isGlobal = grant.resource_type === 'global';
      const entryKey = isGlobal ? 'global:0' : `${grant.resource_type}:${grant.resource_id}`;
      let entry = entries.get(entryKey);
      if (!entry) {
        entry = isGlobal
          ? { type: 'global', permissions: {} }
          : { type: grant.resource_type, id: grant.resource_id, permissions: {} };
        entries.set(entryKey, entry);
      }
      entry.permissions[grant.permission] = true;
    }
  }
  return entries;
}
