import { call } from '../../../../platform/web/api/call.ts';
import type { editRolePermissions } from '../../../roles/roles.contract.ts';
import type { patchCategory } from '../../categories.contract.ts';
import type { CategoryPermissionsPageProps } from '../../category-permissions.states.ts';
import { changesOf, closedDraft, type Draft, storedDraft } from './permission-draft.ts';

/** Closed first, opened role by role then: where it stops half way, too few see the category, never too many. */
export async function savePermissions(props: CategoryPermissionsPageProps, draft: Draft): Promise<void> {
  const { categoryID, hasOwnPermissions } = props.category;
  if (draft.isOwn !== hasOwnPermissions)
    await call<typeof patchCategory>('PATCH /categories/:categoryID', {
      params: { categoryID },
      body: { customPermissions: draft.isOwn },
    });
  if (!draft.isOwn) return;
  const start = hasOwnPermissions ? storedDraft(props) : closedDraft(props);
  for (const { roleID } of props.roles) {
    const permissions = changesOf(draft, start, roleID);
    if (Object.keys(permissions).length === 0) continue;
    await call<typeof editRolePermissions>('PATCH /roles/:roleID/permissions', {
      params: { roleID },
      body: [{ type: 'category', id: categoryID, permissions }],
    });
  }
}
