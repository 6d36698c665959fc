// Who sees and who changes what stands in a field.
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import { memberRules } from '../../../platform/server/config/member-rules.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ProfileOccasion } from '../../users/server/profile-values.ts';
import type { ProfileField } from '../profile-fields.contract.ts';

/** Core fields that members change or not by what they have come to. */
const RULES: Readonly<Record<string, ConfigKey<boolean | null> | undefined>> = {
  Title: memberRules.editsTitle,
  Location: memberRules.editsLocation,
};

export function seesField(ctx: RequestContext, field: ProfileField): boolean {
  return field.visibility !== 'internal' || ctx.can('internalInfo.view');
}

/** Of a profile that the viewer may see at all. */
export function seesValue(ctx: RequestContext, field: ProfileField, userID: number): boolean {
  if (!field.enabled) return false;
  if (field.visibility === 'public') return true;
  if (field.visibility === 'internal') return ctx.can('internalInfo.view');
  return userID === ctx.viewer.userID || ctx.can('personalInfo.view');
}

/** At registration a field may be set that nobody changes later: it is part of the form. */
export function maySetValue(ctx: RequestContext, field: ProfileField, occasion: ProfileOccasion): boolean {
  if (!field.enabled) return false;
  if (occasion.kind === 'registration') return field.registrationOptions !== 'hidden';
  if (field.mutability === 'none' || !seesField(ctx, field)) return false;
  const ruled = field.isCoreField === null ? undefined : RULES[field.isCoreField];
  const own =
    ruled && occasion.kind === 'editing' && occasion.userID === ctx.viewer.userID && ctx.setting(ruled);
  if (typeof own === 'boolean' && !ctx.can('users.edit')) return own;
  const managesUsers = occasion.kind === 'adding' || ctx.can('users.edit');
  if (field.mutability === 'restricted' || field.visibility === 'internal') return managesUsers;
  return managesUsers || occasion.userID === ctx.viewer.userID;
}
