// The one permission engine. Pure, so that the server and the browser decide alike, and able to say why.
import type { PermissionName } from './permission-names.ts';

export interface PermissionEntry {
  type: 'global' | (string & {});
  id?: number;
  permissions: Readonly<Record<string, boolean>>;
}

export interface PermissionSet {
  isAdmin: boolean;
  permissions: readonly PermissionEntry[];
  junctions?: Readonly<Record<string, readonly number[]>>;
  junctionAliases?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What a record says itself of what may be done where it stands; it counts before all that roles grant. */
  overrides?: PermissionOverrides;
  /** Records of a type where nobody may do anything, administrators included: they are out of sight. Never sent to browsers. */
  withheld?: Readonly<Record<string, ReadonlySet<number>>>;
}

export interface PermissionOverrides {
  resourceType: string;
  resourceID: number;
  permissions: Readonly<Record<string, boolean>>;
}

export type PermissionMode = 'global' | 'resource' | 'globalOrResource' | 'resourceIfJunction';

export interface PermissionQuestion {
  resourceType?: string;
  resourceID?: number;
  mode?: PermissionMode;
}

export interface Decision {
  allowed: boolean;
  because: {
    rule: 'notLoaded' | 'systemOnly' | 'administrator' | 'granted' | 'notGranted';
    permission: string;
    mode: PermissionMode;
    entry?: PermissionEntry;
  };
}

/** Permissions nobody holds through a role, administrators included. */
const SYSTEM_ONLY = new Set(['system.only', 'system', 'superAdmin.allow']);

/** Passing any name passes the check: the reference's endpoints ask any-of. */
export function decide(
  set: PermissionSet | undefined,
  permission: string,
  question: PermissionQuestion = {},
): Decision {
  const mode =
    question.mode ?? (question.resourceID === undefined ? 'globalOrResource' : 'resourceIfJunction');
  const answer = (
    allowed: boolean,
    rule: Decision['because']['rule'],
    entry?: PermissionEntry,
  ): Decision => ({
    allowed,
    because: { rule, permission, mode, ...(entry && { entry }) },
  });

  if (!set) return answer(false, 'notLoaded');
  if (SYSTEM_ONLY.has(permission)) return answer(false, 'systemOnly');
  if (isWithheld(set, question)) return answer(false, 'notGranted');
  const override = overrideOf(set, permission, question);
  if (override !== undefined) return answer(override, override ? 'granted' : 'notGranted');
  if (set.isAdmin) return answer(true, 'administrator');
  const entry = set.permissions.find(
    (each) => each.permissions[permission] === true && counts(each, set, mode, question),
  );
  return entry ? answer(true, 'granted', entry) : answer(false, 'notGranted');
}

export function hasPermission(
  set: PermissionSet | undefined,
  permission: PermissionName | readonly PermissionName[],
  question?: PermissionQuestion,
): boolean {
  const names = typeof permission === 'string' ? [permission] : permission;
  return names.some((name) => decide(set, name, question).allowed);
}

/** Names that stand for several are held by whoever holds them all. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['discussions.moderate', ['discussions.announce', 'discussions.close', 'discussions.sink']],
  ['discussions.manage', ['discussions.delete', 'discussions.edit']],
]);

function isWithheld({ withheld }: PermissionSet, { resourceType, resourceID }: PermissionQuestion): boolean {
  if (withheld === undefined || resourceType === undefined || resourceID === undefined) return false;
  return withheld[resourceType]?.has(resourceID) ?? false;
}

function overrideOf(
  { overrides }: PermissionSet,
  permission: string,
  { resourceType, resourceID }: PermissionQuestion,
): boolean | undefined {
  if (overrides?.resourceType !== resourceType || overrides?.resourceID !== resourceID) return undefined;
  const parts = (PARTS.get(permission) ?? [permission]).map((part) => overrides?.permissions[part]);
  if (parts.includes(undefined)) return undefined;
  return parts.every(Boolean);
}

function counts(
  entry: PermissionEntry,
  set: PermissionSet,
  mode: PermissionMode,
  question: PermissionQuestion,
) {
  const isGlobal = entry.type === 'global';
  switch (mode) {
    case 'global':
      return isGlobal;
    case 'globalOrResource':
      return isGlobal || question.resourceType === undefined || entry.type === question.resourceType;
    case 'resource':
      return isForResource(entry, set, question);
    case 'resourceIfJunction':
      return isJunction(set, question) ? isForResource(entry, set, question) : isGlobal;
  }
}

function isForResource(entry: PermissionEntry, set: PermissionSet, question: PermissionQuestion): boolean {
  return entry.type === question.resourceType && entry.id === resolveAlias(set, question);
}

function isJunction(set: PermissionSet, question: PermissionQuestion): boolean {
  const id = resolveAlias(set, question);
  const junctions = question.resourceType === undefined ? undefined : set.junctions?.[question.resourceType];
  return id !== undefined && (junctions?.includes(id) ?? false);
}

function resolveAlias(
  set: PermissionSet,
  { resourceType, resourceID }: PermissionQuestion,
): number | undefined {
  if (resourceType === undefined || resourceID === undefined) return resourceID;
  return set.junctionAliases?.[resourceType]?.[String(resourceID)] ?? resourceID;
}
