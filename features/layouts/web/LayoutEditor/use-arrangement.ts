// What is done to the arrangement, and announced to screen readers.
import { useState } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { areasOf, nameOf } from './arrangement.ts';
import * as tree from './layout-tree.ts';
import type { LayoutDraft } from './use-layout-draft.ts';

type Selection = readonly [tree.Place | undefined, (place: tree.Place | undefined) => void];
type ArrangedDraft = Pick<LayoutDraft, 'layout' | 'arrange'>;

export function useArrangement(catalog: LayoutCatalog, draft: ArrangedDraft) {
  return useArranging(catalog, draft, useState<tree.Place>());
}

/** The same where what is selected is known elsewhere too. */
export function useArranging(catalog: LayoutCatalog, draft: ArrangedDraft, [selected, select]: Selection) {
  const { t } = useTranslator();
  const { layout } = draft;
  const [announcement, announce] = useState('');
  const arrange = (changed: LayoutPart[], place?: tree.Place) => {
    draft.arrange(changed);
    select(place);
  };
  const named = (part: LayoutPart | undefined) => (part ? t(nameOf(catalog, part)) : '');
  return {
    selected,
    select,
    /** The last thing that was done, in words. */
    announcement,
    moveWidget: (from: tree.WidgetPlace, to: tree.WidgetPlace) => {
      const moved = tree.moveWidget(layout, from, to);
      arrange(moved.layout, moved.place);
      const { section, area, at } = moved.place;
      const places = areasOf(catalog, moved.layout[section] as LayoutPart);
      announce(
        t('{name} is number {number} of {count} in {area}.', {
          name: named(tree.partAt(layout, from)),
          number: at + 1,
          count: tree.widgetsIn(moved.layout[section], area).length,
          area: t(places.find(({ name }) => name === area)?.label ?? area),
        }),
      );
    },
    moveSection: (from: number, to: number) => {
      arrange(tree.moveSection(layout, from, to), { section: to });
      const values = { name: named(layout[from]), number: to + 1, count: layout.length };
      announce(t('{name} is number {number} of {count} sections.', values));
    },
    remove: (place: tree.Place) => {
      arrange(tree.removePart(layout, place));
      announce(t('{name} was removed.', { name: named(tree.partAt(layout, place)) }));
    },
    addSection: (at: number, id: string) => {
      arrange(tree.addSection(layout, at, id), { section: at });
      announce(t('{name} was added.', { name: named({ $hydrate: id }) }));
    },
    addWidget: (place: tree.WidgetPlace, id: string) => {
      arrange(tree.addWidget(layout, place, { $hydrate: id }), place);
      announce(t('{name} was added.', { name: named({ $hydrate: id }) }));
    },
  };
}
