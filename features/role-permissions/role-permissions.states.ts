// What the pages about roles are given.

export interface ListedRole {
  roleID: number;
  name: string;
  description: string | null;
  /** Up to 1,000 are counted. */
  countMembers: number;
  hasMoreMembers: boolean;
  countPermissions: number;
  /** How many categories with permissions of their own name it. */
  countCategories: number;
}

/** `RolesPage` */
export interface RolesPageProps {
  roles: ListedRole[];
}

export interface RolePermission {
  name: string;
  /** What it allows, in words: English, as the group is. */
  label: string;
  group: string;
  isOfCategories: boolean;
}

/** What a role is granted at one place. */
export interface RolePlace {
  /** 0: everywhere. */
  categoryID: number;
  name: string;
  held: string[];
}

/** `RolePermissionsPage` */
export interface RolePermissionsPageProps {
  role: { roleID: number; name: string; description: string | null };
  permissions: RolePermission[];
  /** Everywhere first, then categories with permissions of their own. */
  places: RolePlace[];
}
