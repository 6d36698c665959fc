// What layouts of one kind of page can be made of, with a JSON schema for everything that can be set.
import { z } from 'zod';
import { inputSchema, type JsonSchema } from '../http/open-api/json-schema.ts';
import { customisable, type LayoutRegistry } from './layout-registry.ts';
import { MIDDLEWARES, SECTIONS, type SectionArea, type SectionKind } from './sections.ts';
import type { LayoutTemplate } from './view.ts';
import { isOffered, type ServerWidget } from './widget.ts';

export interface CatalogEntry {
  $reactComponent: string;
  schema: Record<string, unknown>;
  iconUrl: string | null;
  name: string;
  fragmentTypes: string[];
  widgetGroup: string;
  isRequired?: boolean;
  isHeading?: boolean;
  allowedWidgetIDs?: string[];
  areas?: { name: string; label: string; allowedWidgetIDs: string[] }[];
}

export interface Catalog {
  layoutViewType: string;
  layoutParams: Record<string, { schema: Record<string, unknown> }>;
  middlewares: Record<string, { schema: Record<string, unknown> }>;
  widgets: Record<string, CatalogEntry>;
  assets: Record<string, CatalogEntry>;
  sections: Record<string, CatalogEntry>;
}

/** Known on every page. */
const COMMON_PARAMS: Readonly<Record<string, z.ZodType>> = {
  locale: z.string(),
  layoutViewType: z.string(),
  'siteSection/name': z.string(),
  'siteSection/description': z.string(),
  'siteSection/sectionID': z.string(),
};

const catalogs = new WeakMap<LayoutRegistry, Map<string, Catalog>>();

/** What any kind of page offers. */
const ALL_KINDS = 'all';

/** `all`: of every kind of page, as one. undefined: layouts of this kind cannot be made. */
export function catalogOf(registry: LayoutRegistry, name: string): Catalog | undefined {
  const kinds = kindsNamed(registry, name);
  const [first] = kinds;
  if (!first) return undefined;
  const known = catalogs.get(registry) ?? new Map<string, Catalog>();
  catalogs.set(registry, known);
  const layoutViewType = name === ALL_KINDS ? name : first.layoutViewType;
  let made = known.get(layoutViewType);
  if (!made) {
    made = {
      ...makeCatalog(
        [...registry.widgets.values()].filter((each) =>
          kinds.some((kind) => isOffered(each, kind.layoutViewType)),
        ),
        layoutViewType,
      ),
      layoutParams: described(
        Object.assign({}, COMMON_PARAMS, ...kinds.map(({ layoutParams }) => layoutParams)),
      ),
    };
    known.set(layoutViewType, made);
  }
  return made;
}

function kindsNamed(registry: LayoutRegistry, name: string): LayoutTemplate[] {
  const names = name === ALL_KINDS ? [...registry.templates.keys()] : [name];
  return names.flatMap((each) => customisable(registry, each) ?? []);
}

function makeCatalog(
  offered: readonly ServerWidget[],
  layoutViewType: string,
): Omit<Catalog, 'layoutParams'> {
  const entries = (widgets: readonly ServerWidget[]) =>
    Object.fromEntries(widgets.map((widget) => [`react.${widget.id}`, widgetEntry(widget, layoutViewType)]));
  return {
    layoutViewType,
    middlewares: described(MIDDLEWARES),
    widgets: entries(offered.filter((widget) => !isAsset(widget))),
    assets: entries(offered.filter(isAsset)),
    sections: Object.fromEntries(
      SECTIONS.map((section) => [`react.${section.id}`, sectionEntry(section, offered)]),
    ),
  };
}

/** Assets show what the page is about. */
export function isAsset({ id }: Pick<ServerWidget, 'id'>): boolean {
  return id.startsWith('asset.');
}

function widgetEntry(widget: ServerWidget, layoutViewType: string): CatalogEntry {
  const { component, schema, name, fragmentTypes = [], group, requiredIn, headsIn } = widget;
  return {
    $reactComponent: component,
    schema: schemaOf(schema),
    iconUrl: null,
    name,
    fragmentTypes: [...fragmentTypes],
    widgetGroup: group ?? (isAsset(widget) ? 'Page Content' : 'Widgets'),
    ...(headsIn?.includes(layoutViewType) && { isHeading: true }),
    ...(isAsset(widget) && { isRequired: requiredIn?.includes(layoutViewType) ?? false }),
  };
}

function sectionEntry(section: SectionKind, offered: readonly ServerWidget[]): CatalogEntry {
  const areas = section.areas.map((area) => ({
    name: area.name,
    label: area.label,
    allowedWidgetIDs: offered.filter((each) => mayStand(each, section, area)).map(({ id }) => `react.${id}`),
  }));
  return {
    $reactComponent: section.component,
    schema: schemaOf(section.schema),
    iconUrl: null,
    name: section.name,
    fragmentTypes: [],
    widgetGroup: 'Sections',
    allowedWidgetIDs: [...new Set(areas.flatMap((area) => area.allowedWidgetIDs))],
    areas,
  };
}

function mayStand({ id, isWide }: ServerWidget, section: SectionKind, area: SectionArea): boolean {
  const isCrumbs = id === 'breadcrumbs';
  if (area.isForCrumbs) return isCrumbs;
  if (isCrumbs) return section.takesCrumbs === true;
  // The title bar is a part of its own beside the layout.
  return id !== 'titleBar' && (!isWide || section.isWide === true);
}

function described(schemas: Readonly<Record<string, z.ZodType>>) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { schema: schemaOf(schema) }]),
  );
}

const ANYTHING = z.looseObject({});

export function schemaOf(schema: z.ZodType = ANYTHING): JsonSchema {
  const { $schema: _, ...json } = inputSchema(schema);
  return json;
}
