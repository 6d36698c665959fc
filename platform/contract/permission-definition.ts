// What a feature says of the permissions it adds: `definePermissions('Polls', { 'polls.add': { ... } })`.

export interface PermissionDefinition {
  /** What it allows, in words. */
  label: string;
  /** Granted for single categories too, where these have permissions of their own. Absent: for the whole site alone. */
  resourceType?: 'category';
  /** What a role that is made later begins with: nothing, the permission, or what it has of another one. */
  newRoles: boolean | string;
  /** The roles that are given it, by their type, when it first comes to a site. Later on it is theirs to change. */
  defaultRoles?: readonly (
    | 'guest'
    | 'unconfirmed'
    | 'applicant'
    | 'member'
    | 'moderator'
    | 'administrator'
  )[];
}

export interface DefinedPermission extends PermissionDefinition {
  name: string;
  /** The heading that it stands below. */
  group: string;
}

export type DefinedPermissions<Name extends string = string> = Readonly<Record<Name, DefinedPermission>>;

/** The labels are messages of the interface; so is the group. */
export function definePermissions<const Name extends string>(
  group: string,
  definitions: Readonly<Record<Name, PermissionDefinition>>,
): DefinedPermissions<Name> {
  const defined = Object.entries<PermissionDefinition>(definitions).map(([name, definition]) => [
    name,
    { ...definition, name, group },
  ]);
  return Object.fromEntries(defined);
}
