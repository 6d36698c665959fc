// Where pages of the community's own are managed.
import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

const settings = (layoutViewType: string, params: LayoutLookup['params'] = {}): LayoutLookup =>
  globalLookup(layoutViewType, params);

export const managedCustomPages: readonly PageRoute[] = [
  {
    name: 'customPagesList',
    pattern: /^\/appearance\/pages\/?$/,
    lookup: () => settings('customPagesList'),
  },
  {
    name: 'newCustomPage',
    pattern: /^\/appearance\/pages\/add\/?$/,
    lookup: () => settings('customPageForm'),
  },
  {
    name: 'customPageForm',
    pattern: /^\/appearance\/pages\/(?<customPageID>\d{1,10})\/edit\/?$/,
    lookup: ({ customPageID = '' }) => settings('customPageForm', { customPageID }),
  },
];
