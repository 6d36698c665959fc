// Static widgets are drawn once and put into every page that has them.
import { randomBytes } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import type { Messages } from '../platform/contract/languages/translate.ts';
import type { LayoutNode, PageDocument } from '../platform/contract/page.ts';
import { withoutPage } from '../platform/contract/page-path.ts';
import { getOrCreate } from '../platform/server/cache/get-or-create.ts';
import { LayoutNodes } from '../platform/web/nodes/LayoutNodes.tsx';
import type { StaticHtml } from '../platform/web/nodes/StaticNode.tsx';
import { App } from '../platform/web/page/App.tsx';
import { createScreenStore } from '../platform/web/router/screen.tsx';
import { onServer } from './on-server.ts';
import { widgets } from './web-widgets.ts';

/** More addresses than a site's navigation has; beyond, they are rendered again. */
const MOST_PLACES = 200;

/** By language, by node (an object that stays until what it shows changes), by the place it is shown at. */
const drawings = new WeakMap<Messages, WeakMap<LayoutNode, Map<string, string>>>();
let count = 0;

/** Stands for the query of the page's address. Nobody can know it, so no post can forge it. */
const QUERY_MARK = randomBytes(9).toString('hex');

export function renderStaticNodes({ path, page, site }: PageDocument, messages: Messages): StaticHtml {
  const ofLanguage = getOrCreate(drawings, messages, () => new WeakMap<LayoutNode, Map<string, string>>());
  const { pathname, search } = new URL(path, site.siteUrl);
  const drawn = new Map<LayoutNode, string>();
  for (const node of staticNodes(page?.layout ?? [])) {
    const known = getOrCreate(ofLanguage, node, () => new Map<string, string>());
    const draw = (place: string) => {
      const html = known.get(place) ?? drawAt(node, place, site, messages);
      if (known.size < MOST_PLACES) known.set(place, html);
      return html;
    };
    const anywhere = draw('');
    // Navigation says which of its links leads to the page one is on.
    const isInside = anywhere.includes(`${withoutPage(pathname)}"`);
    // Links to the ways in lead back here.
    const here = isInside ? search : pathname + search;
    drawn.set(node, (isInside ? draw(pathname) : anywhere).replaceAll(QUERY_MARK, encodeURIComponent(here)));
  }
  return drawn;
}

function staticNodes(nodes: readonly LayoutNode[]): LayoutNode[] {
  return nodes.flatMap((node) => {
    if (node.$isStatic) return [node];
    return isSection(node) ? staticNodes(Object.values(node.$reactProps).flat().filter(isNode)) : [];
  });
}

function isSection(node: LayoutNode): boolean {
  return node.$reactComponent.startsWith('Section');
}

function isNode(value: unknown): value is LayoutNode {
  return typeof value === 'object' && value !== null && '$reactComponent' in value;
}

function drawAt(node: LayoutNode, pathname: string, site: PageDocument['site'], messages: Messages): string {
  const screen = createScreenStore(
    {
      location: { pathname, search: QUERY_MARK, hash: '' },
      state: { page: null, problem: null },
      isLoading: false,
    },
    () => onServer,
  );
  return renderToString(
    <App screen={screen} site={site} widgets={widgets} messages={messages}>
      <LayoutNodes nodes={[node]} />
    </App>,
    { identifierPrefix: `d${++count}-` },
  );
}

/** The page as its document carries it: what is drawn there is not sent a second time. */
export function withoutStatic(document: PageDocument, drawn: StaticHtml): PageDocument {
  const { page } = document;
  if (!page || drawn.size === 0) return document;
  const bare = (node: LayoutNode): LayoutNode => {
    if (drawn.has(node)) return { $reactComponent: node.$reactComponent, $reactProps: {}, $isDrawn: true };
    if (!isSection(node)) return node;
    const areas = Object.entries(node.$reactProps).map(([name, area]) => [
      name,
      Array.isArray(area) ? area.map(bare) : area,
    ]);
    return { ...node, $reactProps: Object.fromEntries(areas) };
  };
  return { ...document, page: { ...page, layout: page.layout.map(bare) } };
}
