// What is chosen and not yet saved: by place, 0 is everywhere.
import type { PermissionFragment } from '../../../roles/roles.contract.ts';
import type { RolePermissionsPageProps } from '../../role-permissions.states.ts';

export type RoleDraft = Readonly<Record<number, readonly string[]>>;

export function storedDraft({ places }: RolePermissionsPageProps): RoleDraft {
  return Object.fromEntries(places.map(({ categoryID, held }) => [categoryID, held]));
}

export function chosen(draft: RoleDraft, categoryID: number, name: string, isGiven: boolean): RoleDraft {
  const others = (draft[categoryID] ?? []).filter((each) => each !== name);
  return { ...draft, [categoryID]: isGiven ? [...others, name] : others };
}

/** What is given and taken, as the API takes it; where nothing changed, nothing. */
export function changesOf(props: RolePermissionsPageProps, draft: RoleDraft): PermissionFragment[] {
  const ofCategories = new Set(
    props.permissions.filter((each) => each.isOfCategories).map(({ name }) => name),
  );
  return props.places.flatMap(({ categoryID, held }) => {
    const now = draft[categoryID] ?? [];
    const changed = [
      ...now.filter((name) => !held.includes(name)).map((name) => [name, true] as const),
      ...held.filter((name) => !now.includes(name)).map((name) => [name, false] as const),
    ];
    const [inCategories, ofSite] = [true, false].map((isOf) =>
      Object.fromEntries(changed.filter(([name]) => ofCategories.has(name) === isOf)),
    );
    return [
      ...fragment({ type: 'global' }, ofSite ?? {}),
      ...fragment({ type: 'category', id: categoryID }, inCategories ?? {}),
    ];
  });
}

function fragment(
  place: Pick<PermissionFragment, 'type' | 'id'>,
  permissions: Record<string, boolean>,
): PermissionFragment[] {
  return Object.keys(permissions).length === 0 ? [] : [{ ...place, permissions }];
}

export const countChanges = (fragments: readonly PermissionFragment[]) =>
  fragments.reduce((count, { permissions }) => count + Object.keys(permissions).length, 0);
