// What breaks each promise that a schema makes about input, and which refusal has to follow.
import { type JsonSchema, typesOf } from '../../platform/server/http/open-api/json-schema.ts';

/** How a promise is broken: by the wrong kind of value, by one too big, by one too small. */
export type Violation = 'of the wrong kind' | 'above its limit' | 'below its limit';

/** A value that has to be refused: `field code` for each field of it. */
export interface Wrong {
  value: unknown;
  refusals: string[];
}

/** Nothing where the schema accepts everything that this violation could send. */
export function wrongFor(name: string, schema: JsonSchema, violation: Violation): Wrong | undefined {
  const one = oneOf(schema);
  if (!one) return undefined;
  if (one.properties) return wrongProperties(one, violation);
  if (one.type === 'array') return wrongArray(name, one, violation);
  if (violation === 'of the wrong kind') return wrongKind(name, one);
  const isAbove = violation === 'above its limit';
  if (one.type === 'string') return wrongLength(name, one, isAbove);
  const most = isAbove ? one.maximum : one.minimum;
  if (typeof most !== 'number' || !Number.isSafeInteger(most * 2)) return undefined;
  return { value: most + (isAbove ? 1 : -1), refusals: [`${name} ${isAbove ? 'maximum' : 'minimum'}`] };
}

/** The only kind of value beside null; what may be of several kinds is left to tests of its own. */
function oneOf(schema: JsonSchema): JsonSchema | undefined {
  const kinds = schema.anyOf?.filter((each) => each.type !== 'null') ?? [schema];
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** All properties at once: every one has to be named in the answer. */
export function wrongProperties(schema: JsonSchema, violation: Violation): Wrong | undefined {
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const wrong = wrongFor(name, property, violation);
    return wrong ? [[name, wrong] as const] : [];
  });
  if (found.length === 0) return undefined;
  return {
    value: Object.fromEntries(found.map(([name, { value }]) => [name, value])),
    refusals: found.flatMap(([, { refusals }]) => refusals),
  };
}

function wrongArray(name: string, schema: JsonSchema, violation: Violation): Wrong | undefined {
  const { minItems, maxItems } = schema as { minItems?: number; maxItems?: number };
  if (violation === 'below its limit' && minItems) return { value: [], refusals: [`${name} minItems`] };
  if (violation === 'above its limit' && maxItems)
    return { value: Array(maxItems + 1).fill(plain(schema.items)), refusals: [`${name} maxItems`] };
  const item = schema.items && wrongFor(name, schema.items, violation);
  return item && { value: [item.value], refusals: item.refusals };
}

const plain = (schema: JsonSchema | undefined) =>
  schema?.enum?.[0] ?? (typesOf(schema ?? {})[0] === 'string' ? 'x' : 1);

function wrongKind(
  name: string,
  { type, enum: options, additionalProperties }: JsonSchema,
): Wrong | undefined {
  const invalid = (value: unknown) => ({ value, refusals: [`${name} invalid`] });
  if (options) return invalid('none of them');
  if (type === 'string') return invalid({ a: 1 });
  if (type === 'integer' || type === 'number') return invalid('many');
  if (type === 'boolean') return invalid('perhaps');
  return additionalProperties === undefined ? undefined : invalid('text');
}

function wrongLength(name: string, schema: JsonSchema, isAbove: boolean): Wrong | undefined {
  const { minLength = 0, maxLength } = schema as { minLength?: number; maxLength?: number };
  if (isAbove && maxLength) return { value: 'x'.repeat(maxLength + 1), refusals: [`${name} maxLength`] };
  if (isAbove || minLength < 2) return undefined;
  return { value: 'x'.repeat(minLength - 1), refusals: [`${name} minLength`] };
}
