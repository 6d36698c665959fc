// Reacting is part of joining in: whoever may comment may react.
import { hasPermission, type PermissionSet } from '../../platform/contract/permission.ts';
import { mayComment } from '../comments/comment.abilities.ts';

export function mayReact(
  permissions: PermissionSet | undefined,
  { categoryID, isClosed }: { categoryID: number; isClosed: boolean },
): boolean {
  const here = { resourceType: 'category', resourceID: categoryID };
  return mayComment((...names) => hasPermission(permissions, names, here), isClosed);
}
