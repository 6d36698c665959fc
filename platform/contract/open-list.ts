// Lists of words that a contract or a widget accepts, and that features add to: what can be expanded, what leaders are
// ranked by. A schema is written with the words of its own; those of all features of a site are put in when the site is made.
import { z } from 'zod';

/** By its word: what a person reads, where people choose. */
export type Words = Readonly<Record<string, string>>;

/** As a manifest sees a feature: see platform/server/feature/extension-point.ts. */
interface Contributor {
  extensions?: readonly { readonly point: object; readonly value: unknown }[];
}

/** Declared in a contract; a feature adds to it under `extensions`. */
export class OpenList {
  readonly own: Words;
  /** By the list itself: lists of posts ask on every request. */
  readonly #added = new WeakMap<readonly object[], Words>();

  constructor(own: Words | readonly string[] = []) {
    this.own = byWord(own);
  }

  add(words: Words | readonly string[]): { readonly point: object; readonly value: unknown } {
    return { point: this, value: byWord(words) };
  }

  /** What these features add. */
  addedBy(features: readonly object[]): Words {
    const known = this.#added.get(features);
    if (known) return known;
    const extensions = features.flatMap(({ extensions = [] }: Contributor) => extensions);
    const own = extensions.filter(({ point }) => point === this).map(({ value }) => value);
    const added: Words = Object.assign({}, ...own);
    this.#added.set(features, added);
    return added;
  }
}

function byWord(words: Words | readonly string[]): Words {
  return Array.isArray(words) ? Object.fromEntries(words.map((word) => [word, ''])) : (words as Words);
}

// The platform's features, which a contract cannot name: see platform/server/feature/feature.ts.
// biome-ignore lint/suspicious/noExplicitAny: whoever opens a list knows what it reads of them.
type AddedWords = (features: readonly any[]) => Words;
type Widen = (schema: z.ZodType, added: Words) => z.ZodType;

interface Opening {
  added: AddedWords;
  widen: Widen;
}

/** Beside the schemas, and not in their metadata: nothing of it is published. */
const openings = new WeakMap<object, Opening>();

/** A schema that `widen` makes anew with the words that features add. */
export function openSchema<T extends z.ZodType>(schema: T, added: AddedWords, widen: Widen): T {
  openings.set(schema, { added, widen });
  return schema;
}

/** One of the words. */
export function openChoice(list: OpenList): z.ZodType<string, string> {
  const own = z.enum(Object.keys(list.own) as [string, ...string[]]);
  return openSchema<z.ZodType<string, string>>(own, (features) => list.addedBy(features), withChoices);
}

/** What is chosen from more: an enumeration with its values, any choice with its words. */
export function withChoices(schema: z.ZodType, added: Words): z.ZodType {
  const { entries, ...def } = schema.def as { entries?: Words };
  const more = Object.fromEntries(Object.keys(added).map((word) => [word, word]));
  const changed = made(schema, { ...def, ...(entries && { entries: { ...entries, ...more } }) });
  const { 'x-control': control, ...metadata } = (changed.meta() ?? {}) as {
    'x-control'?: { choices?: Words };
  };
  if (!control?.choices) return changed;
  const widened = { ...control, choices: { ...control.choices, ...added } };
  describe(changed, { ...metadata, 'x-control': widened });
  return changed;
}

/** An object with more properties. */
export function withProperties(schema: z.ZodType, added: Readonly<Record<string, z.ZodType>>): z.ZodType {
  const { def } = schema as z.ZodObject;
  return made(schema, { ...def, shape: { ...def.shape, ...added } });
}

/** The schema with what these features add to the lists in it; the same one where they add nothing. */
export function opened<T extends z.ZodType>(schema: T, features: readonly object[]): T {
  return openedWithin(schema, features, []) as T;
}

/** `outer`: what it is a part of. A schema that contains itself ends there, as it was written. */
function openedWithin(
  schema: z.ZodType,
  features: readonly object[],
  outer: readonly z.ZodType[],
): z.ZodType {
  if (outer.includes(schema)) return schema;
  const inner = withOpenedParts(schema, (part) => openedWithin(part, features, [...outer, schema]));
  const opening = openingOf(schema);
  const added = opening?.added(features) ?? {};
  return opening && Object.keys(added).length > 0 ? opening.widen(inner, added) : inner;
}

/** What only says more about a schema is open where that is. */
function openingOf(schema: z.core.$ZodType): Opening | undefined {
  const { parent } = schema._zod;
  return openings.get(schema) ?? (parent && openingOf(parent));
}

interface Def {
  shape?: Readonly<Record<string, z.ZodType>>;
  innerType?: z.ZodType;
  element?: z.ZodType;
}

function withOpenedParts(schema: z.ZodType, open: (part: z.ZodType) => z.ZodType): z.ZodType {
  const { shape, innerType, element } = schema.def as Def;
  if (shape) {
    const parts = Object.entries(shape).map(([name, part]) => [name, open(part)] as const);
    if (parts.every(([name, part]) => part === shape[name])) return schema;
    return made(schema, { ...schema.def, shape: Object.fromEntries(parts) });
  }
  const part = innerType ?? element;
  if (!part) return schema;
  const openedPart = open(part);
  if (openedPart === part) return schema;
  return made(schema, { ...schema.def, [innerType ? 'innerType' : 'element']: openedPart });
}

/** In place: `meta()` would make one more schema. */
function describe(schema: z.ZodType, metadata: object): void {
  (z.globalRegistry as { add: (schema: object, metadata: object) => unknown }).add(schema, metadata);
}

const origins = new WeakMap<z.ZodType, z.ZodType>();

/** What a schema was before words were put in: whoever knows it by its identity knows that one. */
export function originOf(schema: z.ZodType): z.ZodType {
  const origin = origins.get(schema);
  return origin ? originOf(origin) : schema;
}

/** With what is said of the first one. */
function made(schema: z.ZodType, def: object): z.ZodType {
  const changed = z.core.clone(schema, def as never) as z.ZodType;
  const metadata = schema.meta();
  if (metadata) describe(changed, metadata);
  origins.set(changed, schema);
  return changed;
}
