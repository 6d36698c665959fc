// Who may do what where, as one table: role x permission x mode x place. The server is asked by it over HTTP, and the
// engine as browsers get it, built, by the same rows.
import type { PermissionMode, PermissionSet } from '../../../platform/contract/permission.ts';
import { type PermissionName, storedPermission } from '../../../platform/contract/permission-names.ts';
import { CATEGORY_PERMISSIONS, GLOBAL_PERMISSIONS } from './permission-names.ts';

/** In the order they are made, so that a fresh site gives them these ids. 1 is General. */
export const PLACES = {
  general: { categoryID: 1, parentID: null, grantsFrom: null },
  /** A junction: permissions of its own. */
  club: { categoryID: 2, parentID: null, grantsFrom: 'club' },
  /** An alias: takes those of the club. */
  clubRoom: { categoryID: 3, parentID: 2, grantsFrom: 'club' },
  /** A junction within a junction. */
  vault: { categoryID: 4, parentID: 2, grantsFrom: 'vault' },
  drawer: { categoryID: 5, parentID: 4, grantsFrom: 'vault' },
  /** Open to everybody, below what few can see. */
  annex: { categoryID: 6, parentID: 4, grantsFrom: 'annex' },
  /** No such category. */
  nowhere: { categoryID: 999, parentID: null, grantsFrom: null },
} as const satisfies Record<
  string,
  { categoryID: number; parentID: number | null; grantsFrom: Junction | null }
>;

export type Place = keyof typeof PLACES;
export type Junction = 'club' | 'vault' | 'annex';
export const JUNCTIONS: readonly Junction[] = ['club', 'vault', 'annex'];

const signedIn = ['session.valid', 'profiles.view', 'email.view', 'reactions.view'];
const member = [
  ...signedIn,
  ...['profiles.edit', 'uploads.add', 'flag.add', 'reactions.positive.add', 'reactions.negative.add'],
  ...['conversations.add', 'signatures.edit'],
];
const moderator = [
  ...member,
  ...['attachments.add', 'curation.manage', 'community.moderate', 'personalInfo.view', 'staff.allow'],
];
const administrator = [
  ...moderator,
  ...['settings.view', 'site.manage', 'community.manage', 'users.add', 'users.edit', 'users.delete'],
  ...['applicants.manage', 'internalInfo.view', 'advancedNotifications.allow', 'profile.editusernames'],
  ...['tags.add', 'tokens.add'],
];
const view = ['discussions.view'];
const post = [...view, 'discussions.add', 'comments.add'];
const everything = CATEGORY_PERMISSIONS;

export interface RoleRow {
  roleID: number;
  /** The flag beside the roles: passes every check. */
  isAdmin?: boolean;
  global: readonly string[];
  club: readonly string[];
  vault: readonly string[];
  annex: readonly string[];
}

export const ROLES = {
  guest: { roleID: 2, global: view, club: [], vault: [], annex: view },
  unconfirmed: { roleID: 3, global: [...signedIn, ...view], club: view, vault: [], annex: view },
  applicant: { roleID: 4, global: [...signedIn, ...view], club: view, vault: [], annex: view },
  member: {
    roleID: 8,
    global: [...member, ...post],
    club: [...post, 'discussions.close'],
    // To write where one cannot look is to do neither.
    vault: ['discussions.add', 'comments.add'],
    annex: [...view, 'comments.add'],
  },
  moderator: {
    roleID: 32,
    global: [...moderator, ...everything],
    club: everything.filter((name) => name !== 'discussions.delete'),
    vault: [],
    annex: [...post, 'discussions.announce', 'discussions.close', 'discussions.sink'],
  },
  administrator: {
    roleID: 16,
    global: [...administrator, ...everything],
    club: everything,
    vault: everything,
    annex: everything,
  },
  flagged: { roleID: 16, isAdmin: true, global: [], club: [], vault: [], annex: [] },
} as const satisfies Record<string, RoleRow>;

export type MatrixRole = keyof typeof ROLES;
export const MATRIX_ROLES = Object.keys(ROLES) as MatrixRole[];

const CONSOLIDATED: Readonly<Record<string, readonly string[]>> = {
  'discussions.moderate': ['discussions.announce', 'discussions.close', 'discussions.sink'],
  'discussions.manage': ['discussions.delete', 'discussions.edit'],
};
/** Held by nobody through a role. */
const UNGRANTABLE = ['system.only', 'system', 'superAdmin.allow'];

export const PERMISSIONS = [
  ...GLOBAL_PERMISSIONS,
  ...everything,
  ...Object.keys(CONSOLIDATED),
  ...UNGRANTABLE,
  'no.such',
];

export interface MatrixRow {
  role: MatrixRole;
  permission: string;
  /** Undefined: the default, which depends on whether there is a place. */
  mode: PermissionMode | undefined;
  place: Place | undefined;
  /** What the server decides. */
  isAllowed: boolean;
  /** What follows from the redacted set of its owner: of places they cannot see, as of none. */
  isAllowedByRedacted: boolean;
}

const QUESTIONS: readonly (readonly [mode: PermissionMode | undefined, hasPlace: boolean])[] = [
  ['global', false],
  ['global', true],
  ['globalOrResource', false],
  ['globalOrResource', true],
  ['resource', true],
  ['resourceIfJunction', true],
  [undefined, false],
  [undefined, true],
];

export function matrix(): MatrixRow[] {
  const places = Object.keys(PLACES) as Place[];
  return MATRIX_ROLES.flatMap((role) =>
    PERMISSIONS.flatMap((permission) =>
      QUESTIONS.flatMap(([mode, hasPlace]) =>
        (hasPlace ? places : [undefined]).map((place) => ({
          role,
          permission,
          mode,
          place,
          isAllowed: answer(role, permission, mode, place, JUNCTIONS),
          isAllowedByRedacted: answer(role, permission, mode, place, seenJunctions(role)),
        })),
      ),
    ),
  );
}

/** The rule of each mode, implemented a second time. */
function answer(
  role: MatrixRole,
  permission: string,
  mode: PermissionMode | undefined,
  place: Place | undefined,
  known: readonly Junction[],
): boolean {
  const row: RoleRow = ROLES[role];
  if (UNGRANTABLE.includes(permission)) return false;
  if (row.isAdmin) return true;
  const isGlobal = holds(row.global, permission);
  const junction = place && PLACES[place].grantsFrom;
  const isOwn = Boolean(junction && known.includes(junction) && holds(row[junction], permission));
  const isAnywhere = isGlobal || known.some((each) => holds(row[each], permission));
  if (mode === 'global') return isGlobal;
  if (mode === 'resource') return isOwn;
  if (mode === 'globalOrResource' || place === undefined) return isAnywhere;
  return junction && known.includes(junction) ? isOwn : isGlobal;
}

function holds(granted: readonly string[], permission: string): boolean {
  return (CONSOLIDATED[permission] ?? [permission]).every((part) => granted.includes(part));
}

export function seenJunctions(role: MatrixRole): Junction[] {
  const row: RoleRow = ROLES[role];
  return JUNCTIONS.filter((junction) => row.isAdmin || row[junction].includes('discussions.view'));
}

/** The redacted set of a member of the role alone. */
export function redactedSet(role: MatrixRole): PermissionSet {
  const row: RoleRow = ROLES[role];
  const seen = seenJunctions(role);
  const entry = (granted: readonly string[]) =>
    Object.fromEntries(
      [...granted, ...Object.keys(CONSOLIDATED).filter((name) => holds(granted, name))].map((name) => [
        name,
        true,
      ]),
    );
  const aliases = Object.values(PLACES).flatMap(({ categoryID, grantsFrom }) =>
    grantsFrom && seen.includes(grantsFrom) && PLACES[grantsFrom].categoryID !== categoryID
      ? [[categoryID, PLACES[grantsFrom].categoryID]]
      : [],
  );
  return {
    isAdmin: row.isAdmin ?? false,
    permissions: [
      { type: 'global', permissions: entry(row.isAdmin ? ROLES.administrator.global : row.global) },
      ...seen.map((junction) => ({
        type: 'category',
        id: PLACES[junction].categoryID,
        permissions: entry(row.isAdmin ? ROLES.administrator[junction] : row[junction]),
      })),
    ],
    junctions: { category: seen.map((junction) => PLACES[junction].categoryID) },
    junctionAliases: { category: Object.fromEntries(aliases) },
  };
}

/** Of every row: `role permission mode place`, where the engine answers otherwise than the table. */
export function deviations(
  hasPermission: (
    set: PermissionSet | undefined,
    permission: PermissionName,
    question?: { resourceType?: string; resourceID?: number; mode?: PermissionMode },
  ) => boolean,
  setOf: (role: MatrixRole) => PermissionSet,
  expected: 'isAllowed' | 'isAllowedByRedacted',
): string[] {
  return matrix()
    .filter(({ role, permission, mode, place, ...row }) => {
      const question = {
        ...(mode && { mode }),
        ...(place && { resourceType: 'category', resourceID: PLACES[place].categoryID }),
      };
      return hasPermission(setOf(role), storedPermission(permission), question) !== row[expected];
    })
    .map((row) => `${row.role} ${row.permission} ${row.mode ?? 'default'} ${row.place ?? 'anywhere'}`);
}
