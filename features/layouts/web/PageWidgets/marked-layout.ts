// A draft as it is drawn while it is edited: each part wrapped in one that says which it is.
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { isWidgetPlace, type Place } from '../LayoutEditor/layout-tree.ts';
import { placeName } from '../LayoutEditor/use-focus-on-moved.ts';

type NameOf = (part: LayoutPart) => string;

export function markedLayout(layout: readonly LayoutPart[], nameOf: NameOf): LayoutPart[] {
  return layout.map((section, at) => {
    const areas = Object.entries(section).map(([area, value]) => [
      area,
      isArea(value)
        ? value.map((part, index) => mark({ section: at, area, at: index }, part, nameOf(part)))
        : value,
    ]);
    return mark({ section: at }, Object.fromEntries(areas), nameOf(section));
  });
}

function mark(place: Place, part: LayoutPart, name: string): LayoutPart {
  return {
    $hydrate: 'react.layouts.editedPart',
    place: placeName(place),
    name,
    isSection: !isWidgetPlace(place),
    children: [part],
  };
}

function isArea(value: unknown): value is LayoutPart[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each === 'object' && each !== null && '$hydrate' in each)
  );
}
