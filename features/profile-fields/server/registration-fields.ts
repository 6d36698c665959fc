import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

/** What the forms for newcomers ask beside name, address and password. */
export async function registrationFields(ctx: RequestContext): Promise<ProfileField[]> {
  const fields = await ctx.snapshot(profileFieldsSnapshot);
  return fields.filter((field) => field.enabled && field.registrationOptions !== 'hidden');
}
