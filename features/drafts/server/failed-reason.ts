// Why a post could not go out at its time, in words that its author understands.
import type { DomainError, FieldError } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { fieldKey } from '../../discussions/field-key.ts';
import { type FieldLabels, fieldLabelsOf } from '../../discussions/server/discussion-parts.ts';
import type { FailedField } from '../drafts.contract.ts';

export interface Failure {
  reason: string;
  fields: FailedField[] | null;
}

export async function failureOf(ctx: RequestContext, error: DomainError): Promise<Failure> {
  const errors = (error.context.errors ?? []) as readonly FieldError[];
  if (errors.length === 0) return { reason: reasonOf(ctx, error), fields: null };
  const labels = await fieldLabelsOf(ctx);
  const fields = errors.map((each) => ({ field: fieldKey(each), message: inWordsOfForm(ctx, each, labels) }));
  return { reason: fields.map(({ message }) => message).join(' '), fields };
}

function reasonOf(ctx: RequestContext, error: DomainError): string {
  const { permissions, description } = error.toBody();
  if (permissions !== undefined && permissions.length > 0) return missingRight(ctx, permissions);
  return typeof description === 'string' && description !== '' ? description : error.message;
}

/** Fields by what the form calls them, and not by their names in a call. */
function inWordsOfForm(ctx: RequestContext, error: FieldError, labels: FieldLabels): string {
  const { field, message, code } = error;
  const key = fieldKey(error);
  const label = labels[key];
  if (label === undefined) return message;
  const { t } = ctx.translator;
  if (code === 'missingField') return t('Please fill in: {field}.', { field: t(label) });
  const name = [key, field].find((each) => message.startsWith(`${each} `));
  return name === undefined ? message : `“${t(label)}”${message.slice(name.length)}`;
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
