import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { localFields } from './profile-field.local.ts';

/** What the forms for newcomers ask beside name, address and password. */
export async function registrationFields(ctx: RequestContext): Promise<ProfileField[]> {
  const fields = await localFields(ctx);
  return fields.filter((field) => field.enabled && field.registrationOptions !== 'hidden');
}
