// What may be read, what may be written, and what a value has to look like.

import { z } from 'zod';
import { type FieldError, permissionProblem, validationProblem } from '../../../platform/contract/errors.ts';
import { withoutTags } from '../../../platform/contract/linear-text.ts';
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { coerce } from '../../../platform/server/http/input/coerce.ts';
import { fieldErrors } from '../../../platform/server/http/input/field-errors.ts';
import { inputSchema } from '../../../platform/server/http/open-api/json-schema.ts';
import { isUploadKey } from './branding.config.ts';

export async function readableSettings(
  ctx: RequestContext,
  select: readonly string[] | undefined,
): Promise<Record<string, unknown>> {
  const wanted = select?.map((glob) => glob.toLowerCase().split('*'));
  const result: Record<string, unknown> = {};
  for (const key of ctx.site.features.configKeys.values()) {
    if (key.read !== 'public' && !ctx.can(key.read)) continue;
    const names = namesAskedFor(key, wanted);
    if (names.length === 0) continue;
    const value = key.follows ? await key.follows(ctx as never) : presentValue(ctx, key);
    for (const name of names) result[name] = value;
  }
  return result;
}

/** The key, and an alias where it was asked for by it. */
function namesAskedFor(key: ConfigKey, wanted: readonly (readonly string[])[] | undefined): string[] {
  if (!wanted) return [key.key];
  return [key.key, ...(key.aliases ?? [])].filter((name) =>
    wanted.some((parts) => fitsGlob(name.toLowerCase(), parts)),
  );
}

/** Files of this site are named as others reach them. */
function presentValue(ctx: RequestContext, key: ConfigKey): unknown {
  const value = ctx.config.get(key);
  return isUploadKey(key) && typeof value === 'string' && value.startsWith('/') ? ctx.url(value) : value;
}

/** `parts` is what stands between the stars. Each is taken where it comes first, so no place is looked at twice. */
function fitsGlob(name: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

/** All of them or none: unknown keys and bad values refuse the whole. */
export function validSettings(
  ctx: RequestContext,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const byLowerCase = new Map(
    [...ctx.site.features.configKeys.values()].flatMap((key) =>
      [key.key, ...(key.aliases ?? [])].map((name) => [name.toLowerCase(), key] as const),
    ),
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
      path: name,
      code: 'invalid',
      status: 422,
      message: `There is no setting named ${name}.`,
    }));
  requireWritePermissions(
    ctx,
    found.flatMap(({ key }) => key ?? []),
  );
  const values: Record<string, unknown> = {};
  for (const { name, key, value } of found) {
    if (!key) continue;
    const read = readValue(key, value, name);
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

/** `name`: the one it was sent by, under which its problems are looked for. */
function readValue(
  key: ConfigKey,
  given: unknown,
  name: string,
): { value?: unknown; problems?: FieldError[] } {
  const coerced = coerce(given, inputSchema(key.schema));
  const parsed = key.schema.safeParse(typeof coerced === 'string' ? plainText(coerced) : coerced);
  if (parsed.success) return { value: parsed.data };
  // As parts of a body with this one setting in it: what is inside of it is named by its whole place.
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  const problems = fieldErrors(issues, { [name]: coerced }).map((problem) => ({
    ...problem,
    field: name,
    path: problem.path ?? name,
  }));
  return { problems };
}

function plainText(text: string): string {
  return withoutTags(text).trim();
}

export function settingsSchema(ctx: RequestContext): { type: string; properties: Record<string, unknown> } {
  const properties = Object.fromEntries(
    [...ctx.site.features.configKeys.values()].map((key) => {
      const { $schema: _, ...schema } = z.toJSONSchema(key.schema, { io: 'input', unrepresentable: 'any' });
      const access = { 'x-read': key.read, 'x-write': key.write };
      return [
        key.key,
        { ...schema, description: key.description, default: ctx.config.defaultOf(key), ...access },
      ];
    }),
  );
  return { type: 'object', properties };
}
