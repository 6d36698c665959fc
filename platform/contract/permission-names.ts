// Every permission that roles can hold, by name. A feature adds its own where it declares them:
//
//   declare module '../../platform/contract/permission-names.ts' {
//     interface PermissionNames extends NamesOf<typeof pollPermissions> {}
//   }

/** Those that nobody declares: computed of others, or held by nobody through a role. */
export interface PermissionNames {
  'discussions.manage': true;
  'discussions.moderate': true;
  'settings.manage': true;
  'system.only': true;
}

export type PermissionName = keyof PermissionNames;

export type NamesOf<Definitions> = { [Name in keyof Definitions]: true };

/** A name that was stored or came with a call. What no feature declares is held by administrators alone. */
export function storedPermission(name: string): PermissionName {
  return name as PermissionName;
}
