// `$me`, `$name:bob`, `$urlcode:general` in place of a number.
import { DomainError, notFound } from '../../../contract/errors.ts';
import type { RequestContext } from '../context.ts';
import type { JsonSchema } from '../open-api/json-schema.ts';

declare module '../../site/site.ts' {
  interface Site {
    readonly smartIDs: readonly SmartIDResolver[];
  }
}

export interface SmartIDResolver {
  /** The property or path parameter, without its ending: `user` for userID, insertUserID. */
  record: string;
  recordName: string;
  /** `me` or the column's name; answers all ids that match. */
  resolve: (ctx: RequestContext, column: string, value: string) => Promise<number[] | undefined>;
}

/** `insertUserID` → user, `parentCategoryID` → category. */
export function resolverOf(name: string, resolvers: readonly SmartIDResolver[]): SmartIDResolver | undefined {
  const stem = name.replace(/IDs?$/, '').toLowerCase();
  if (stem === name.toLowerCase()) return undefined;
  return resolvers.find((resolver) => stem.endsWith(resolver.record));
}

export async function resolveSmartID(ctx: RequestContext, name: string, text: string): Promise<unknown> {
  const resolver = resolverOf(name, ctx.site.smartIDs);
  const form = /^\$(?:(?:[a-zA-Z]+)\.)?([a-zA-Z]+)(?::(.*))?$/.exec(text);
  if (!resolver || !form?.[1]) return text;
  const ids = await resolver.resolve(ctx, form[1], form[2] ?? '');
  if (!ids)
    throw new DomainError(
      'smartID.unknown',
      400,
      `${name}: "${text}" names a column that cannot be looked up.`,
    );
  if (ids.length === 0) throw notFound(resolver.recordName);
  if (ids.length > 1)
    throw new DomainError('smartID.ambiguous', 409, `${name}: "${text}" matches more than one record.`);
  return ids[0];
}

/** Replaces smart ids at the top level of an input, before it is validated. Ranges of ids stay text. */
export async function resolveSmartIDs(
  ctx: RequestContext,
  input: Record<string, unknown>,
  properties: Readonly<Record<string, JsonSchema>> = {},
): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    if (isSmart(value)) {
      const id = await resolveSmartID(ctx, name, value);
      input[name] = properties[name]?.format === 'range' ? String(id) : id;
    } else if (Array.isArray(value) && value.some(isSmart)) {
      input[name] = await Promise.all(
        value.map((each) => (isSmart(each) ? resolveSmartID(ctx, name, each) : each)),
      );
    }
  }
}

function isSmart(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('$');
}
