import { expect, it } from 'vitest';
import type { CatalogEntry, LayoutCatalog } from '../../layout-catalog.contract.ts';
import { showsHeading } from './arrangement.ts';

const entry = (name: string, given: Partial<CatalogEntry> = {}): CatalogEntry => ({
  $reactComponent: name,
  schema: {},
  iconUrl: null,
  name,
  fragmentTypes: [],
  widgetGroup: 'Widgets',
  ...given,
});
const catalog: LayoutCatalog = {
  layoutViewType: 'home',
  layoutParams: {},
  middlewares: {},
  widgets: { 'react.banner': entry('Banner', { isHeading: true }), 'react.html': entry('HTML') },
  assets: { 'react.asset.list': entry('List', { isHeading: true }) },
  sections: {},
  fragments: {},
};
const layout = (widget: string, props: object = {}) => [
  { $hydrate: 'react.section.1-column' },
  { $hydrate: 'react.section.2-columns', mainTop: [{ $hydrate: widget, ...props }] },
];

it.each([
  ['no widget at all', [], false],
  ['one that has none to show', layout('react.html'), false],
  ['a banner', layout('react.banner'), true],
  ['a banner that hides its title', layout('react.banner', { hideTitle: true }), false],
  ['a banner without a title', layout('react.banner', { titleType: 'none' }), false],
  [
    'the list that the page is about, which says what it lists',
    layout('react.asset.list', { titleType: 'none' }),
    true,
  ],
])('the heading of a page is shown by %s: %#', (_, document, isShown) => {
  expect(showsHeading(catalog, document)).toBe(isShown);
});
