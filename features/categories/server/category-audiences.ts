import type { Audience } from '../category-permissions.states.ts';
import { type CategoryTree, ROOT_CATEGORY_ID } from './category.snapshot.ts';
import type { RolesAndGrants } from './category-permissions.ts';

/** Who sees what, for each place whose permissions count somewhere; 0: what roles may do everywhere. */
export function audiencesOf(tree: CategoryTree, known: RolesAndGrants): Record<number, Audience> {
  const seeing = Map.groupBy(
    known.grants.filter(({ permission }) => permission === 'discussions.view'),
    ({ resource_type: type, resource_id: id }) => (type === 'global' ? ROOT_CATEGORY_ID : id),
  );
  const audience = (id: number): Audience => {
    const roleIDs = new Set((seeing.get(id) ?? []).map((grant) => grant.role_id));
    const roles = known.roles.filter((role) => roleIDs.has(role.role_id));
    const has = (type: string) => roles.some((role) => role.type === type);
    const kind = has('guest') ? 'everybody' : has('member') ? 'members' : 'roles';
    return { kind, roles: roles.map(({ name }) => name) };
  };
  const own = tree.all.filter((node) => node.has_custom_permissions).map((node) => node.category_id);
  return Object.fromEntries([
    [0, audience(ROOT_CATEGORY_ID)],
    ...own.map((id) => [id, audience(id)] as const),
  ]);
}
