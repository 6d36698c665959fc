// The bar of selected discussions: whoever can do something with many at once adds a button.
import type { ComponentType } from 'react';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { hasPermission, type PermissionSet } from '../../../platform/contract/permission.ts';
import type { IconName } from '../../../platform/ui/icons/icon-names.ts';
import type { MenuViewer } from '../../../platform/web/menus/menu-option.ts';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { Discussion } from '../discussions.contract.ts';

export type SelectedDiscussion = Pick<Discussion, 'discussionID' | 'name' | 'categoryID' | 'closed'>;

export interface BulkFormOfSelectedProps {
  selected: readonly SelectedDiscussion[];
  onClose: () => void;
}

export interface BulkSubject {
  selected: readonly SelectedDiscussion[];
  permissions: PermissionSet;
  t: Translator['t'];
}

export interface BulkOption {
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** English; translated where it is shown. */
  name: string;
  icon: IconName;
  isDanger?: boolean;
  /** Absent: to everybody who selects, which is whoever manages discussions somewhere. */
  isOffered?: (viewer: MenuViewer) => boolean;
  /** Why it is not for these discussions; undefined: it is. */
  whyNot: (subject: BulkSubject) => string | undefined;
  /** Lazy; `BulkForm` shows how far it is, and what failed. */
  Form: ComponentType<BulkFormOfSelectedProps>;
}

export const bulkOptions = new WebPlace<BulkOption>('bulkOptions');

export function mayManage(permissions: PermissionSet, { categoryID }: { categoryID: number }): boolean {
  return hasPermission(permissions, 'discussions.manage', {
    resourceType: 'category',
    resourceID: categoryID,
  });
}

/** The names of those that the viewer does not manage, behind what is missing; undefined: all are managed. */
export function whyNotManaged(
  { selected, permissions }: Pick<BulkSubject, 'selected' | 'permissions'>,
  refusal: string,
): string | undefined {
  const refused = selected.filter((each) => !mayManage(permissions, each)).map((each) => each.name);
  return refused.length > 0 ? `${refusal} ${refused.join(', ')}` : undefined;
}
