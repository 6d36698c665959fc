// What can be done with the selected discussions, and why not.

import type { Translator } from '../../../../platform/contract/languages/translate.ts';
import { hasPermission, type PermissionSet } from '../../../../platform/contract/permission.ts';
import type { Selected } from './selection-store.ts';

export type BulkActionName = 'move' | 'merge' | 'close' | 'delete';

export function mayManage(permissions: PermissionSet, { categoryID }: { categoryID: number }): boolean {
  return hasPermission(permissions, 'discussions.manage', {
    resourceType: 'category',
    resourceID: categoryID,
  });
}

/** Why an action is not for these discussions; undefined: it is. */
export function whyNot(
  action: BulkActionName,
  selected: readonly Selected[],
  permissions: PermissionSet,
  t: Translator['t'],
): string | undefined {
  const refused = selected.filter((each) => !mayManage(permissions, each)).map((each) => each.name);
  if (refused.length > 0) return `${refusal(action, t)} ${refused.join(', ')}`;
  if (action === 'merge' && selected.length < 2) return t('You must select at least 2 discussions to merge.');
  if (action === 'close' && selected.every((each) => each.closed))
    return t('Selected discussions are already closed.');
  return undefined;
}

function refusal(action: BulkActionName, t: Translator['t']): string {
  if (action === 'close') return t("You don't have the close permission on the following discussions:");
  return action === 'delete'
    ? t('You don’t have the delete permission on the following discussions:')
    : t('You don’t have the edit permission on the following discussions:');
}
