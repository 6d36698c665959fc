// What the pages about the permissions of categories are given.

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

export interface ListedCategory extends CategoryName {
  /** How many stand above it. */
  depth: number;
  hasOwnPermissions: boolean;
  inheritsFrom: CategoryName | null;
  /** Names of the roles that see it. */
  seenBy: string[];
}

/** `CategorySettingsPage` */
export interface CategorySettingsPageProps {
  categories: ListedCategory[];
  page: number;
  limit: number;
  total: number;
}
