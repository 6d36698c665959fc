// What else counts for whoever holds a key: settings as they are for them alone, whether their posts are trusted.
import { hasPermission, type PermissionSet } from '../../contract/permission.ts';
import type { MemberGrant } from './member-grants.ts';

export interface RulesOfKeys {
  /** By the key of the setting. */
  settings: ReadonlyMap<string, unknown>;
  /** Undefined: as their account says. */
  isVerified: boolean | undefined;
}

export const NO_RULES: RulesOfKeys = { settings: new Map(), isVerified: undefined };

/** Whoever manages the community is bound by nothing: pages of settings show them those of the site. */
export const isBound = (set: PermissionSet): boolean => !hasPermission(set, 'community.manage');

export function rulesOfKeys(
  ofKey: ReadonlyMap<string, readonly MemberGrant[]>,
  keys: readonly string[],
  permissions: PermissionSet,
): RulesOfKeys {
  const held = keys.flatMap((key) => ofKey.get(key) ?? []);
  if (held.length === 0 || !isBound(permissions)) return NO_RULES;
  const settings = new Map(held.flatMap((grant) => Object.entries(grant.settings ?? {})));
  return { settings, isVerified: held.findLast((grant) => grant.isVerified !== undefined)?.isVerified };
}
