// What is chosen and not yet saved.
import type { CategoryPermissionsPageProps, RoleInCategory } from '../../category-permissions.states.ts';

export const SEE = 'discussions.view';

export interface Draft {
  isOwn: boolean;
  /** By role. */
  held: Readonly<Record<number, readonly string[]>>;
}

export function storedDraft({ category, roles }: CategoryPermissionsPageProps): Draft {
  return { isOwn: category.hasOwnPermissions, held: heldBy(roles, ({ own }) => own) };
}

/** As the server begins: closed to all but those who manage the site. */
export function closedDraft({ roles, permissions }: CategoryPermissionsPageProps): Draft {
  return {
    isOwn: true,
    held: heldBy(roles, ({ isManager }) => (isManager ? permissions.map(({ name }) => name) : [])),
  };
}

export function draftOfInherited(props: CategoryPermissionsPageProps): Draft {
  const closed = closedDraft(props);
  return {
    isOwn: true,
    held: heldBy(props.roles, (role) =>
      role.isManager ? (closed.held[role.roleID] ?? []) : role.inherited.includes(SEE) ? role.inherited : [],
    ),
  };
}

/** Nothing can be done in a category by who does not see it. */
export function chosen(draft: Draft, roleID: number, permission: string, isGiven: boolean): Draft {
  const before = draft.held[roleID] ?? [];
  const others = before.filter((name) => name !== permission);
  const after = isGiven ? [...new Set([SEE, ...others, permission])] : permission === SEE ? [] : others;
  return { ...draft, held: { ...draft.held, [roleID]: after } };
}

export function seesIt(draft: Draft, { roleID, inherited }: RoleInCategory): boolean {
  return (draft.isOwn ? (draft.held[roleID] ?? []) : inherited).includes(SEE);
}

/** What a role is given and what is taken from it, compared with `start`. */
export function changesOf(draft: Draft, start: Draft, roleID: number): Record<string, boolean> {
  const [before, after] = [start.held[roleID] ?? [], draft.held[roleID] ?? []];
  return Object.fromEntries([
    ...after.filter((name) => !before.includes(name)).map((name) => [name, true] as const),
    ...before.filter((name) => !after.includes(name)).map((name) => [name, false] as const),
  ]);
}

function heldBy(
  roles: readonly RoleInCategory[],
  held: (role: RoleInCategory) => readonly string[],
): Draft['held'] {
  return Object.fromEntries(roles.map((role) => [role.roleID, held(role)]));
}
