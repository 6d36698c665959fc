// The schemas of the document: each that has a name stands once among the components, and everything else refers to it.
import { z } from 'zod';
import type { ApiDescription } from '../../../contract/api-description.ts';
import { MAX_INTEGER } from '../../../contract/max-integer.ts';
import { originOf } from '../../../contract/open-list.ts';
import type { JsonSchema } from './json-schema.ts';

const NAME = 'x-name';

export class SchemaRegistry {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #names = z.registry<{ name: string }>();
  readonly #lifting = new Set<string>();

  constructor(descriptions: readonly ApiDescription[]) {
    const known = new Set<string>();
    for (const { schemas = {} } of descriptions) {
      for (const [name, schema] of Object.entries(schemas)) {
        if (known.has(name)) throw new Error(`Two schemas of the API are named ${name}.`);
        known.add(name);
        this.#names.add(schema, { name });
      }
    }
  }

  /** As `inputSchema()`, with the names of what it is made of: of a schema itself, or of what it only says more about. */
  #withNames(schema: z.ZodType): JsonSchema {
    return z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ zodSchema, jsonSchema }) => {
        const found = this.#names.get(originOf(zodSchema as unknown as z.ZodType));
        if (found) (jsonSchema as JsonSchema)[NAME] = found.name;
      },
    }) as JsonSchema;
  }

  /** A reference where the schema has a name; else the schema, with references inside. */
  of(schema: z.ZodType): JsonSchema {
    const { $schema: _, ...root } = this.#withNames(schema);
    return this.#lifted(root, root);
  }

  /** Its properties in one piece, whatever its name: for parameters and forms. */
  inline(schema: z.ZodType): JsonSchema {
    const { $schema: _, [NAME]: __, ...root } = this.#withNames(schema);
    return this.#lifted(root, root);
  }

  #lifted(node: JsonSchema, root: JsonSchema): JsonSchema {
    const target = typeof node.$ref === 'string' ? this.#definition(node.$ref, root) : node;
    const name = target[NAME] as string | undefined;
    if (!name) {
      if (target !== node) throw new Error(`A schema that contains itself needs a name: ${node.$ref}.`);
      return this.#parts(node, root);
    }
    this.#register(name, target, root);
    const { description, default: usual } = node;
    return {
      $ref: `#/components/schemas/${name}`,
      ...(description !== undefined && { description }),
      ...(usual !== undefined && { default: usual }),
    };
  }

  #definition(ref: string, root: JsonSchema): JsonSchema {
    const found = ref === '#' ? root : root.$defs?.[ref.replace('#/$defs/', '')];
    if (!found) throw new Error(`There is no schema ${ref}.`);
    return found;
  }

  /** What a place says of it, its words and what it is at first, stays at the place. */
  #register(name: string, schema: JsonSchema, root: JsonSchema): void {
    if (this.#lifting.has(name)) return;
    this.#lifting.add(name);
    const { [NAME]: _, description: __, default: ___, $defs: ____, ...rest } = schema;
    const allowed = this.#parts(rest, root);
    this.#lifting.delete(name);
    const before = this.schemas[name];
    if (before && JSON.stringify(before) !== JSON.stringify(allowed))
      throw new Error(`Two schemas of the document are named ${name}.`);
    this.schemas[name] = allowed;
  }

  #parts(node: JsonSchema, root: JsonSchema): JsonSchema {
    const { $defs: _, ...parts } = withoutUsualBounds(node);
    const one = (each: JsonSchema) => this.#lifted(each, root);
    const each = (record: Record<string, JsonSchema>) =>
      Object.fromEntries(Object.entries(record).map(([key, value]) => [key, one(value)]));
    for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
      if (Array.isArray(parts[key])) parts[key] = (parts[key] as JsonSchema[]).map(one);
    if (parts.properties) parts.properties = each(parts.properties);
    if (parts.items) parts.items = one(parts.items);
    if (typeof parts.additionalProperties === 'object')
      parts.additionalProperties = one(parts.additionalProperties);
    return parts;
  }
}

/** Every whole number has the bounds of its kind: given as the format, they leave room for those that say something. */
function withoutUsualBounds(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'integer') return schema;
  const { minimum, maximum, ...rest } = schema;
  return {
    ...rest,
    ...(maximum === MAX_INTEGER && { format: 'int32' }),
    ...(minimum !== -MAX_INTEGER - 1 && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== MAX_INTEGER && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}
