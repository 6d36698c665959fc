// One JSON Schema per zod schema: for coercion, serialisation and the OpenAPI document.
import { z } from 'zod';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** Schemas that contain themselves are listed here and referred to. */
  $defs?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/** Made once for all who ask: nobody changes it. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const made =
    known.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema);
  known.set(schema, made);
  return made;
}

/** For answers: `X or null` becomes a nullable X, which serialises without a validator at run time. */
export function responseSchema(schema: z.ZodType): JsonSchema {
  return simplify(inputSchema(schema));
}

function simplify(schema: JsonSchema): JsonSchema {
  const { $schema: _, format: __, pattern: ___, ...rest } = schema;
  const simple: JsonSchema = { ...rest };
  if (simple.properties) simple.properties = mapValues(simple.properties, simplify);
  if (simple.items) simple.items = simplify(simple.items);
  if (simple.$defs) simple.$defs = mapValues(simple.$defs, simplify);
  if (typeof simple.additionalProperties === 'object')
    simple.additionalProperties = simplify(simple.additionalProperties);
  if (simple.anyOf) {
    const others = simple.anyOf.filter((each) => each.type !== 'null').map(simplify);
    if (others.length === 1 && others.length < simple.anyOf.length) return { ...others[0], nullable: true };
    simple.anyOf = simple.anyOf.map(simplify);
  }
  return simple;
}

function mapValues(
  properties: Record<string, JsonSchema>,
  change: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]));
}

export function typesOf(schema: JsonSchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf);
  if (Array.isArray(schema.type)) return schema.type;
  return schema.type ? [schema.type] : [];
}
