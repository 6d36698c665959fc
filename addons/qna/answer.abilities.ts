// Who may accept answers: decided alike on the server and in the interface.

import { hasPermission, type PermissionSet } from '@parley/addon-api/shared';
export interface QuestionSubject {
  categoryID: number;
  /** Who asked. */
  insertUserID: number;
  closed: boolean;
  /** In an archived category: whoever asked decides nothing more. */
  isArchived?: boolean | undefined;
}

export function canAcceptAnswers(
  { categoryID, insertUserID, closed, isArchived }: QuestionSubject,
  permissions: PermissionSet | undefined,
  userID: number,
): boolean {
  if (!hasPermission(permissions, 'session.valid')) return false;
  if (closed && !hasPermission(permissions, 'community.moderate')) return false;
  const isAsker = userID > 0 && userID === insertUserID && !isArchived;
  const here = { resourceType: 'category', resourceID: categoryID };
  return (
    isAsker ||
    hasPermission(permissions, 'curation.manage') ||
    hasPermission(permissions, 'discussions.edit', here)
  );
}
