// A layout document as one JSON schema: for editors of text, and for whoever writes layouts by program.
import type { JsonSchema } from '../http/open-api/json-schema.ts';
import { type Catalog, type CatalogEntry, catalogOf } from './catalog.ts';
import type { LayoutRegistry } from './layout-registry.ts';

/** `all`: of any kind of page. undefined: layouts of this kind cannot be made. */
export function documentSchema(registry: LayoutRegistry, layoutViewType: string): JsonSchema | undefined {
  const types =
    layoutViewType === 'all'
      ? [...registry.templates.values()].flatMap(({ layoutParams, layoutViewType: type }) =>
          layoutParams ? [type] : [],
        )
      : [layoutViewType];
  const catalogs = types.flatMap((type) => catalogOf(registry, type) ?? []);
  if (catalogs.length === 0) return undefined;
  const sections = Object.keys(catalogs[0]?.sections ?? {});
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['name', 'layoutViewType', 'layout'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 100 },
      layoutViewType: { enum: catalogs.map((catalog) => catalog.layoutViewType) },
      layout: { type: 'array', items: { anyOf: sections.map(reference) } },
      titleBar: reference('react.titleBar'),
    },
    $defs: { $filledIn: filledIn, ...definitions(catalogs) },
  };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

/** A value that is known only when the page is made. */
const filledIn: JsonSchema = {
  type: 'object',
  required: ['$hydrate'],
  properties: { $hydrate: { type: 'string' } },
};

function definitions(catalogs: readonly Catalog[]): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  for (const { widgets, assets, sections, middlewares } of catalogs) {
    const common = {
      $middleware: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(middlewares).map(([name, { schema }]) => [name, schema]),
        ),
      },
      $reactTestID: { type: 'string' },
    };
    for (const [id, entry] of Object.entries({ ...widgets, ...assets }))
      found[id] ??= node(id, entry, common);
    for (const [id, entry] of Object.entries(sections)) found[id] = section(id, entry, common, found[id]);
  }
  return found;
}

function node(id: string, { schema }: CatalogEntry, common: Record<string, JsonSchema>): JsonSchema {
  const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const properties = own.map(([name, each]) => [name, { anyOf: [each, reference('$filledIn')] }]);
  return {
    ...schema,
    required: ['$hydrate', ...((schema.required as string[] | undefined) ?? [])],
    properties: { $hydrate: { const: id }, ...common, ...Object.fromEntries(properties) },
  };
}

/** What may stand in an area is decided by kind of page in the widget catalog; here it is what may on any of them. */
function section(
  id: string,
  entry: CatalogEntry,
  common: Record<string, JsonSchema>,
  before: JsonSchema | undefined,
): JsonSchema {
  const made = node(id, entry, common);
  for (const { name, allowedWidgetIDs } of entry.areas ?? []) {
    const known = (before?.properties?.[name]?.items?.anyOf ?? []).map(({ $ref }) => String($ref).slice(8));
    const allowed = [...new Set([...known, ...allowedWidgetIDs])];
    made.properties = {
      ...made.properties,
      [name]: { type: 'array', items: { anyOf: allowed.map(reference) } },
    };
  }
  return made;
}
