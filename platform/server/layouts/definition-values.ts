// The definition language: values of a layout that are filled in when a page is made.
import { createTranslator } from '../../contract/languages/translate.ts';
import type { RequestContext } from '../http/context.ts';
import { callOwnApi } from './own-api.ts';
import type { LayoutDefinition } from './view.ts';

type HydrateNode = (definition: LayoutDefinition) => Promise<unknown>;

/** `{ $hydrate: 'param', ref: 'category/name' }` and its like become values, wherever they stand. */
export async function fillIn(
  ctx: RequestContext,
  value: unknown,
  params: Record<string, unknown>,
  hydrateNode: HydrateNode,
): Promise<unknown> {
  if (isPlain(value)) return value;
  const fill = (each: unknown) => (isPlain(each) ? each : fillIn(ctx, each, params, hydrateNode));
  if (Array.isArray(value)) {
    const filled = await Promise.all(value.map(fill));
    // A node that is not for this viewer leaves no gap.
    return filled.filter((each, at) => each !== null || value[at] === null);
  }
  const given = value as LayoutDefinition;
  switch (given.$hydrate) {
    case undefined: {
      const values = await Promise.all(Object.values(given).map(fill));
      return Object.fromEntries(Object.keys(given).map((key, at) => [key, values[at]]));
    }
    case 'param':
      return parameter(params, String(given.ref));
    case 'literal':
      return given.data;
    case 'translate':
      return inReadersLanguage(ctx, String(given.code ?? ''));
    case 'sprintf':
      return sprintf(String(given.format ?? ''), (await fill(given.args ?? [])) as unknown[]);
    case 'api':
      return callOwnApi(ctx, String(given.url ?? ''), await fill(given.query ?? {}));
    default:
      return hydrateNode(given);
  }
}

/** Layouts are kept, and most of what stands in them is the same on every page. */
const plain = new WeakMap<object, boolean>();

/** Nothing in it is filled in. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  const known = plain.get(value);
  if (known !== undefined) return known;
  const made =
    (value as LayoutDefinition).$hydrate === undefined && Object.values(value).every((each) => isPlain(each));
  plain.set(value, made);
  return made;
}

async function inReadersLanguage(ctx: RequestContext, text: string): Promise<string> {
  const { messages } = await ctx.site.languages.messages(ctx.locale, ctx.config);
  return createTranslator(ctx.locale, messages).t(text);
}

/** `%s` in turn, `%2$s` by place, `%%` a percent sign. */
function sprintf(format: string, args: readonly unknown[]): string {
  let at = 0;
  return format.replace(/%(?:(\d{1,2})\$)?([sd%])/g, (_, place: string | undefined, kind: string) => {
    if (kind === '%') return '%';
    return String(args[place ? Number(place) - 1 : at++] ?? '');
  });
}

function parameter(params: Record<string, unknown>, ref: string): unknown {
  return ref.split('/').reduce<unknown>((value, key) => {
    const record = value as Record<string, unknown> | undefined | null;
    return record && Object.hasOwn(record, key) ? record[key] : undefined;
  }, params);
}
