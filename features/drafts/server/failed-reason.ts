// Why a post could not go out at its time, in words that its author understands.
import type { DomainError, FieldError } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import type { FailedField } from '../drafts.contract.ts';

export async function failedReasonOf(ctx: RequestContext, error: DomainError): Promise<string> {
  const { permissions, description } = error.toBody();
  if (permissions !== undefined && permissions.length > 0) return missingRight(ctx, permissions);
  return typeof description === 'string' && description !== '' ? description : error.inOneLine;
}

/** Permissions by what they allow, as the page of roles says it, and not by their names. */
function missingRight(ctx: RequestContext, names: readonly string[]): string {
  const { t } = ctx.translator;
  const registry = permissionsOf({ site: ctx.site, config: ctx.config });
  const labels = names.flatMap((name) => registry.find(name)?.label ?? []).map((label) => `“${t(label)}”`);
  if (labels.length === 0) return t('You do not have the permission for that any more.');
  return t('You do not have the permission for that any more: {permissions}', {
    permissions: labels.join(', '),
  });
}

export function failedFieldsOf(error: DomainError): FailedField[] | null {
  const errors = (error.context.errors ?? []) as readonly FieldError[];
  return errors.length > 0 ? errors.map(({ field, message }) => ({ field, message })) : null;
}
