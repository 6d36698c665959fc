import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

type Groups = Record<string, string | undefined>;

const lookup = (layoutViewType: string, { kind, layoutID }: Groups = {}): LayoutLookup =>
  globalLookup(layoutViewType, { ...(kind && { kind }), ...(layoutID && { layoutID }) });

/** `/appearance/layouts/discussionList/12-quiet-list`: the kind of page, the number, and words for people. */
const LAYOUT = String.raw`\/appearance\/layouts\/(?<kind>[\w-]{1,50})\/(?<layoutID>\d{1,10})(?:-[^/]*)?`;

export const layoutPages: PageRoute[] = [
  { name: 'layouts', pattern: /^\/appearance\/layouts\/?$/, lookup: () => lookup('layouts') },
  {
    name: 'layoutPreview',
    pattern: /^\/appearance\/layouts\/preview\/?$/,
    lookup: () => lookup('layoutPreview'),
  },
  {
    name: 'newLayout',
    pattern: /^\/appearance\/layouts\/(?<kind>[\w-]{1,50})\/add\/?$/,
    lookup: (groups) => lookup('layoutEditor', groups),
  },
  {
    name: 'layoutEditor',
    pattern: new RegExp(`^${LAYOUT}/edit/?$`),
    lookup: (groups) => lookup('layoutEditor', groups),
  },
  {
    name: 'layoutHistory',
    pattern: new RegExp(`^${LAYOUT}/?$`),
    lookup: (groups) => lookup('layoutHistory', groups),
  },
];
