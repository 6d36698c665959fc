// What may be read, what may be written, and what a value has to look like.
import { z } from 'zod';
import { type FieldError, permissionProblem, validationProblem } from '../../../platform/contract/errors.ts';
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import { coerce } from '../../../platform/server/http/coerce.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { fieldErrors } from '../../../platform/server/http/field-errors.ts';
import { inputSchema } from '../../../platform/server/http/json-schema.ts';
import { isUploadKey } from './branding.config.ts';

export function readableSettings(
  ctx: RequestContext,
  select: readonly string[] | undefined,
): Record<string, unknown> {
  const wanted = select?.map(globPattern);
  const result: Record<string, unknown> = {};
  for (const key of ctx.site.features.configKeys.values()) {
    if (wanted && !wanted.some((pattern) => pattern.test(key.key))) continue;
    if (key.read === 'public' || ctx.can(key.read)) result[key.key] = presentValue(ctx, key);
  }
  return result;
}

/** Files of this site are named as others reach them. */
function presentValue(ctx: RequestContext, key: ConfigKey): unknown {
  const value = ctx.config.get(key);
  return isUploadKey(key) && typeof value === 'string' && value.startsWith('/') ? ctx.url(value) : value;
}

function globPattern(glob: string): RegExp {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`, 'i');
}

/** All of them or none: unknown keys and bad values refuse the whole. */
export function validSettings(
  ctx: RequestContext,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const byLowerCase = new Map(
    [...ctx.site.features.configKeys.values()].map((key) => [key.key.toLowerCase(), key]),
  );
  const found = Object.entries(given).map(([name, value]) => ({
    name,
    value,
    key: byLowerCase.get(name.toLowerCase()),
  }));
  const problems: FieldError[] = found
    .filter(({ key }) => !key)
    .map(({ name }) => ({
      field: name,
      code: 'invalid',
      status: 422,
      message: `There is no setting named ${name}.`,
    }));
  requireWritePermissions(
    ctx,
    found.flatMap(({ key }) => key ?? []),
  );
  const values: Record<string, unknown> = {};
  for (const { key, value } of found) {
    if (!key) continue;
    const read = readValue(key, value);
    if (read.problems) problems.push(...read.problems);
    else values[key.key] = read.value;
  }
  if (problems.length > 0) throw validationProblem(problems);
  return values;
}

function requireWritePermissions(ctx: RequestContext, keys: readonly ConfigKey[]): void {
  const missing = [...new Set(keys.map((key) => key.write))].filter((permission) => !ctx.can(permission));
  if (missing.length > 0) throw permissionProblem(missing);
}

function readValue(key: ConfigKey, given: unknown): { value?: unknown; problems?: FieldError[] } {
  const coerced = coerce(given, inputSchema(key.schema));
  const parsed = key.schema.safeParse(typeof coerced === 'string' ? plainText(coerced) : coerced);
  if (parsed.success) return { value: parsed.data };
  const problems = fieldErrors(parsed.error.issues, coerced).map((problem) => ({
    ...problem,
    field: key.key,
    message: problem.message.replace(/^body/, key.key),
  }));
  return { problems };
}

function plainText(text: string): string {
  return text.replace(/<[^>]*>/g, '').trim();
}

export function settingsSchema(ctx: RequestContext): { type: string; properties: Record<string, unknown> } {
  const properties = Object.fromEntries(
    [...ctx.site.features.configKeys.values()].map((key) => {
      const { $schema: _, ...schema } = z.toJSONSchema(key.schema, { io: 'input', unrepresentable: 'any' });
      const access = { 'x-read': key.read, 'x-write': key.write };
      return [key.key, { ...schema, description: key.description, default: key.default, ...access }];
    }),
  );
  return { type: 'object', properties };
}
