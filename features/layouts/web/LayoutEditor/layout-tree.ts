// The document of a layout while it is arranged. Every change makes a new document, so that it can be taken back.
import type { LayoutPart } from '../../layout-documents.contract.ts';

export interface WidgetPlace {
  section: number;
  area: string;
  at: number;
}
export type Place = { section: number; area?: undefined } | WidgetPlace;

export function isWidgetPlace(place: Place): place is WidgetPlace {
  return place.area !== undefined;
}

export function isSamePlace(one: Place | undefined, other: Place): boolean {
  if (!one || one.section !== other.section || one.area !== other.area) return false;
  return !isWidgetPlace(one) || one.at === (other as WidgetPlace).at;
}

export function widgetsIn(section: LayoutPart | undefined, area: string): LayoutPart[] {
  const found = section?.[area];
  return Array.isArray(found) ? (found as LayoutPart[]) : [];
}

export function partAt(layout: readonly LayoutPart[], place: Place): LayoutPart | undefined {
  const section = layout[place.section];
  return isWidgetPlace(place) ? widgetsIn(section, place.area)[place.at] : section;
}

export function addSection(layout: readonly LayoutPart[], at: number, id: string): LayoutPart[] {
  return layout.toSpliced(at, 0, { $hydrate: id });
}

export function addWidget(layout: readonly LayoutPart[], place: WidgetPlace, part: LayoutPart): LayoutPart[] {
  return withArea(layout, place, (widgets) => widgets.toSpliced(place.at, 0, part));
}

export function replacePart(layout: readonly LayoutPart[], place: Place, part: LayoutPart): LayoutPart[] {
  if (!isWidgetPlace(place)) return layout.with(place.section, part);
  return withArea(layout, place, (widgets) => widgets.with(place.at, part));
}

export function removePart(layout: readonly LayoutPart[], place: Place): LayoutPart[] {
  if (!isWidgetPlace(place)) return layout.toSpliced(place.section, 1);
  return withArea(layout, place, (widgets) => widgets.toSpliced(place.at, 1));
}

export function moveSection(layout: readonly LayoutPart[], from: number, to: number): LayoutPart[] {
  const moved = layout[from];
  if (!moved || to < 0 || to >= layout.length) return [...layout];
  return layout.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** `to` is a gap of the document as it stands: before the widget that is there now. */
export function moveWidget(
  layout: readonly LayoutPart[],
  from: WidgetPlace,
  to: WidgetPlace,
): { layout: LayoutPart[]; place: WidgetPlace } {
  const moved = partAt(layout, from);
  if (!moved) return { layout: [...layout], place: from };
  const isBehindItself = from.section === to.section && from.area === to.area && from.at < to.at;
  const place = isBehindItself ? { ...to, at: to.at - 1 } : to;
  return { layout: addWidget(removePart(layout, from), place, moved), place };
}

/** Every widget that stands somewhere, by its id. */
export function widgetIDsOf(layout: readonly LayoutPart[]): Set<string> {
  const widgets = layout.flatMap((section) => Object.values(section).filter(Array.isArray).flat());
  return new Set(widgets.map((part) => String((part as LayoutPart).$hydrate)));
}

function withArea(
  layout: readonly LayoutPart[],
  { section, area }: { section: number; area: string },
  change: (widgets: LayoutPart[]) => LayoutPart[],
): LayoutPart[] {
  const before = layout[section];
  if (!before) return [...layout];
  return layout.with(section, { ...before, [area]: change(widgetsIn(before, area)) });
}
