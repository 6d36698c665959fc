// Any address that no other page has may be a page of the community's own; and the pages where those are managed.
import type { LayoutLookup, PageRoute } from '../../platform/contract/page.ts';

const settings = (layoutViewType: string, params: LayoutLookup['params'] = {}): LayoutLookup => ({
  layoutViewType,
  recordType: 'global',
  recordID: -1,
  params,
});

export const customPages: readonly PageRoute[] = [
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
  {
    name: 'customPage',
    comesLast: true,
    pattern: /^(?<path>(?:\/[a-z0-9][\w-]*){1,20})\/?$/i,
    lookup: ({ path = '' }, query) => ({
      layoutViewType: 'customPage',
      recordType: 'customPage',
      recordID: path,
      params: { ...query, path },
    }),
  },
];
