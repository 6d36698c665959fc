// A page with nothing on it but the widget that a fragment draws, as the site would fill it.
import type { HydratedLayout, LayoutNode } from '../../../../platform/contract/page.ts';
import type { LayoutPart } from '../../../layouts/layout-documents.contract.ts';
import type { FragmentDetails } from '../../fragments.contract.ts';
import type { FragmentType } from '../../injectables.contract.ts';

export interface PreviewedWidget {
  layoutViewType: string;
  layout: LayoutPart[];
}

const within = (section: string, child: LayoutPart): LayoutPart[] => [
  { $hydrate: `react.section.${section}`, children: [child] },
];

const WIDGETS: Readonly<Record<FragmentType, PreviewedWidget>> = {
  BannerFragment: { layoutViewType: 'home', layout: within('full-width', { $hydrate: 'react.app-banner' }) },
  CallToActionFragment: {
    layoutViewType: 'home',
    layout: within('1-column', {
      $hydrate: 'react.cta',
      title: 'Call To Action',
      button: { title: 'Home', url: '/' },
    }),
  },
  CommentItemFragment: {
    layoutViewType: 'discussion',
    layout: within('1-column', { $hydrate: 'react.asset.postCommentThread' }),
  },
  CustomFragment: {
    layoutViewType: 'home',
    layout: within('1-column', { $hydrate: 'react.custom-fragment', name: 'Preview' }),
  },
  OriginalPostFragment: {
    layoutViewType: 'discussion',
    layout: within('1-column', { $hydrate: 'react.asset.originalPost' }),
  },
  SearchFragment: {
    layoutViewType: 'home',
    layout: within('1-column', { $hydrate: 'react.community-search' }),
  },
  SiteTotalsFragment: {
    layoutViewType: 'home',
    layout: within('1-column', { $hydrate: 'react.sitetotals' }),
  },
  TitleBarFragment: { layoutViewType: 'home', layout: [] },
};

export function previewedWidget(fragmentType: FragmentType): PreviewedWidget {
  return WIDGETS[fragmentType];
}

/** undefined: there is nothing yet that it could draw, such as a post. */
export function previewPage(
  page: HydratedLayout,
  fragment: Pick<FragmentDetails, 'fragmentType' | 'fragmentUUID' | 'jsUrl' | 'cssUrl' | 'css'>,
  data: Record<string, unknown> = {},
): HydratedLayout | undefined {
  const { fragmentType, fragmentUUID, jsUrl, cssUrl, css } = fragment;
  const files = { jsUrl: pathOf(jsUrl), ...(css !== '' && { cssUrl: pathOf(cssUrl) }) };
  const drawn = (node: LayoutNode): LayoutNode => ({
    ...node,
    $reactProps: { ...node.$reactProps, ...data },
    $fragmentImpls: { [fragmentType]: { fragmentUUID, ...files } },
  });
  if (fragmentType === 'TitleBarFragment') return { ...page, layout: [drawn(page.titleBar)] };
  const [section] = page.layout;
  const [node] = (section?.$reactProps.children ?? []) as LayoutNode[];
  if (!section || !node) return undefined;
  return { ...page, layout: [{ ...section, $reactProps: { children: [drawn(node)] } }] };
}

/** The site may be reached at another name than it has. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
