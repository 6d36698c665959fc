// How the parts of a layout are named and where they may stand, as the widget catalog says.
import type { CatalogEntry, LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { type WidgetPlace, widgetIDsOf, widgetsIn } from './layout-tree.ts';

export function entryOf(catalog: LayoutCatalog, part: LayoutPart | undefined): CatalogEntry | undefined {
  const id = String(part?.$hydrate);
  return catalog.sections[id] ?? catalog.assets[id] ?? catalog.widgets[id];
}

/** A layout may name what a switched-off add-on brings. */
export function nameOf(catalog: LayoutCatalog, part: LayoutPart): string {
  return entryOf(catalog, part)?.name ?? String(part.$hydrate);
}

export function areasOf(catalog: LayoutCatalog, section: LayoutPart): NonNullable<CatalogEntry['areas']> {
  return entryOf(catalog, section)?.areas ?? [];
}

export function mayStand(
  catalog: LayoutCatalog,
  section: LayoutPart,
  area: string,
  widgetID: string,
): boolean {
  const found = areasOf(catalog, section).find(({ name }) => name === area);
  return found?.allowedWidgetIDs.includes(widgetID) ?? false;
}

/** Assets that the kind of page is nothing without, and that stand nowhere yet. */
export function missingAssets(catalog: LayoutCatalog, layout: readonly LayoutPart[]): CatalogEntry[] {
  const present = widgetIDsOf(layout);
  return Object.entries(catalog.assets).flatMap(([id, entry]) =>
    entry.isRequired && !present.has(id) ? [entry] : [],
  );
}

/** Whether a widget shows the heading of the page; without one it is there for those alone who listen. */
export function showsHeading(catalog: LayoutCatalog, layout: readonly LayoutPart[]): boolean {
  const widgets = layout.flatMap((section) => Object.values(section).filter(Array.isArray).flat());
  return (widgets as LayoutPart[]).some(
    (part) => entryOf(catalog, part)?.isHeading === true && (isAsset(catalog, part) || hasTitle(part)),
  );
}

function isAsset(catalog: LayoutCatalog, { $hydrate }: LayoutPart): boolean {
  return Object.hasOwn(catalog.assets, String($hydrate));
}

function hasTitle({ titleType, showTitle, hideTitle }: LayoutPart): boolean {
  return titleType !== 'none' && showTitle !== false && hideTitle !== true;
}

export interface Gap extends WidgetPlace {
  sectionName: string;
  areaLabel: string;
}

/** The end of every area that takes the widget: where it can be sent without dragging. */
export function gapsFor(catalog: LayoutCatalog, layout: readonly LayoutPart[], widgetID: string): Gap[] {
  return layout.flatMap((section, at) =>
    areasOf(catalog, section)
      .filter(({ allowedWidgetIDs }) => allowedWidgetIDs.includes(widgetID))
      .map(({ name, label }) => ({
        section: at,
        area: name,
        at: widgetsIn(section, name).length,
        sectionName: nameOf(catalog, section),
        areaLabel: label,
      })),
  );
}

type Area = NonNullable<CatalogEntry['areas']>[number];
export type Column = 'all' | 'start' | 'middle' | 'end';

/** Areas as they stand beside each other on a wide page; crumbs and sections of one column span it. */
export function columnsOf(areas: readonly Area[]): [Column, Area[]][] {
  return [...Map.groupBy(areas, ({ name }) => columnOf(name))];
}

function columnOf(area: string): Column {
  if (area.startsWith('left')) return 'start';
  if (area.startsWith('right') || area.startsWith('secondary')) return 'end';
  return area.startsWith('main') || area.startsWith('middle') ? 'middle' : 'all';
}
