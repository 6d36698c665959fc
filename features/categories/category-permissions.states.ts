// What the pages where categories are managed are given.
import type { CategoryEdit, DisplayAs } from './categories.contract.ts';

export interface CategoryName {
  categoryID: number;
  name: string;
}

export interface CategoryPermission {
  name: string;
  /** What it allows, in words. */
  label: string;
}

export interface RoleInCategory {
  roleID: number;
  name: string;
  /** Manages the site: named from the beginning wherever a category gets permissions of its own. */
  isManager: boolean;
  /** What it holds by the permissions of the category itself. */
  own: string[];
  /** What it holds there while the category has none of its own. */
  inherited: string[];
}

/** `CategoryPermissionsPage` */
export interface CategoryPermissionsPageProps {
  category: CategoryName & { path: string; hasOwnPermissions: boolean };
  /** The category above whose permissions are inherited; null: what roles may do everywhere. */
  inheritsFrom: CategoryName | null;
  /** All that can be given for a category. */
  permissions: CategoryPermission[];
  roles: RoleInCategory[];
}

/** One of the tree; they come in its order. */
export interface TreeCategory extends CategoryName {
  parentID: number | null;
  color: number | null;
  displayAs: DisplayAs;
  countDiscussions: number;
  isArchived: boolean;
  isBeingDeleted: boolean;
  hasOwnPermissions: boolean;
}

/** Who sees what stands where these permissions count. */
export interface Audience {
  /** Guests too; whoever is signed in; else these roles alone. */
  kind: 'everybody' | 'members' | 'roles';
  roles: string[];
}

/** `CategorySettingsPage` */
export interface CategorySettingsPageProps {
  categories: TreeCategory[];
  /** By the category whose permissions they are; those of all others, 0. */
  audiences: Record<number, Audience>;
}

export interface OfferedPostType {
  postTypeID: string;
  name: string;
}

/** `OneCategoryPage` */
export interface OneCategoryPageProps {
  category: CategoryEdit & { path: string };
  above: CategoryName[];
  postTypes: OfferedPostType[];
  countDiscussions: number;
  hasChildren: boolean;
}
