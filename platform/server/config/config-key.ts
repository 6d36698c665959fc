// A setting is declared by the capability that reads it: key, type, default and who may read or change it.
import type { z } from 'zod';
import type { PermissionName } from '../../contract/permission-names.ts';

export interface ConfigKey<T = unknown> {
  key: string;
  schema: z.ZodType<T>;
  default: T;
  /** A permission, or `public`. */
  read: 'public' | PermissionName;
  write: PermissionName;
  /** Lets whoever knows it in somewhere: the audit log says that it changed, and no more. */
  isSecret?: true;
  /**
   * What it is follows from elsewhere, as the theme in use does: nobody stores it, and `write` is `system.only`. It is
   * given the RequestContext, which this file cannot name: that one names settings.
   */
  follows?: (ctx: never) => Promise<T>;
  /** Further names it is read and written by; lists of all settings show `key` alone. */
  aliases?: readonly string[];
  description: string;
}

export function configKey<T>(declaration: ConfigKey<T>): ConfigKey<T> {
  return declaration;
}
