import { describe, expect, it } from 'vitest';
import {
  addSection,
  addWidget,
  isSamePlace,
  moveSection,
  moveWidget,
  partAt,
  removePart,
  replacePart,
  widgetIDsOf,
} from './layout-tree.ts';

const widget = (id: string) => ({ $hydrate: `react.${id}` });
const layout = [
  { $hydrate: 'react.section.1-column', children: [widget('a'), widget('b'), widget('c')] },
  { $hydrate: 'react.section.2-columns', mainTop: [widget('d')] },
];
const ids = (document: typeof layout | object[], section: number, area: string) =>
  ((document[section] as Record<string, { $hydrate: string }[]>)[area] ?? []).map(({ $hydrate }) =>
    $hydrate.slice('react.'.length),
  );

describe('arranging a layout', () => {
  it('adds, changes and removes, and leaves the document before as it was', () => {
    const before = JSON.stringify(layout);
    const added = addWidget(layout, { section: 1, area: 'secondaryTop', at: 0 }, widget('e'));
    expect(ids(added, 1, 'secondaryTop')).toEqual(['e']);
    expect(ids(removePart(layout, { section: 0, area: 'children', at: 1 }), 0, 'children')).toEqual([
      'a',
      'c',
    ]);
    const changed = replacePart(layout, { section: 0, area: 'children', at: 0 }, widget('z'));
    expect(ids(changed, 0, 'children')).toEqual(['z', 'b', 'c']);
    expect(addSection(layout, 1, 'react.section.full-width')).toHaveLength(3);
    expect(removePart(layout, { section: 0 })).toEqual([layout[1]]);
    expect(JSON.stringify(layout)).toBe(before);
  });

  it.each([
    [0, 2, ['b', 'a', 'c']],
    [0, 3, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [1, 2, ['a', 'b', 'c']],
  ])('moves a widget from %i into the gap %i of its own area', (from, to, expected) => {
    const moved = moveWidget(
      layout,
      { section: 0, area: 'children', at: from },
      { section: 0, area: 'children', at: to },
    );
    expect(ids(moved.layout, 0, 'children')).toEqual(expected);
    expect(partAt(moved.layout, moved.place)).toEqual(
      partAt(layout, { section: 0, area: 'children', at: from }),
    );
  });

  it('moves a widget into another section', () => {
    const from = { section: 0, area: 'children', at: 2 };
    const moved = moveWidget(layout, from, { section: 1, area: 'mainTop', at: 0 });
    expect(ids(moved.layout, 0, 'children')).toEqual(['a', 'b']);
    expect(ids(moved.layout, 1, 'mainTop')).toEqual(['c', 'd']);
  });

  it('moves sections, never out of the document', () => {
    expect(moveSection(layout, 0, 1)).toEqual([layout[1], layout[0]]);
    expect(moveSection(layout, 0, -1)).toEqual(layout);
    expect(moveSection(layout, 1, 2)).toEqual(layout);
  });

  it('knows what stands where', () => {
    expect([...widgetIDsOf(layout)]).toEqual(['react.a', 'react.b', 'react.c', 'react.d']);
    expect(isSamePlace({ section: 0 }, { section: 0, area: 'children', at: 0 })).toBe(false);
    expect(
      isSamePlace({ section: 0, area: 'children', at: 1 }, { section: 0, area: 'children', at: 1 }),
    ).toBe(true);
  });
});
