import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode, PageDocument } from '../platform/contract/page.ts';
import { LayoutNodes } from '../platform/web/nodes/LayoutNodes.tsx';
import { StaticHtmlContext } from '../platform/web/nodes/StaticNode.tsx';
import { onPage } from '../platform/web/testing/on-page.tsx';
import { renderStaticNodes, withoutStatic } from './static-nodes.tsx';
import { loadAllWidgets } from './web-widgets.ts';

const item = (categoryID: number, name: string) => ({
  categoryID,
  name,
  to: `http://localhost/categories/${name.toLowerCase()}`,
  counts: [],
  displayAs: 'discussions',
  depth: 1,
  children: [],
});
const links: LayoutNode = {
  $reactComponent: 'CategoriesWidget',
  $reactProps: { itemData: [item(1, 'Hives'), item(2, 'Tools')], containerOptions: { displayType: 'link' } },
  $isStatic: true,
};
const call: LayoutNode = {
  $reactComponent: 'GuestCallToActionWidget',
  $reactProps: { title: 'Welcome!', button: { title: 'Sign In', url: '/entry/signin' } },
  $isStatic: true,
};
const MESSAGES = {};

function pageAt(path: string): PageDocument {
  const section = { $reactComponent: 'SectionTwoColumns', $reactProps: { secondaryBottom: [links, call] } };
  const site = {
    ...{ siteName: 'Hills', siteUrl: 'http://localhost', locale: 'en', isSignedIn: false },
    ...{ signInUrl: '/entry/signin', registrationUrl: '/entry/register' },
  };
  return { path, page: { layout: [section] }, problem: null, site } as unknown as PageDocument;
}

const drawnAt = (path: string) => renderStaticNodes(pageAt(path), MESSAGES).get(links) ?? '';

describe('static nodes', () => {
  beforeAll(loadAllWidgets);

  it('are drawn once for all pages', () => {
    expect(drawnAt('/discussions')).toContain('>Hives<');
    expect(drawnAt('/search?query=bees')).toBe(drawnAt('/discussions'));
  });

  it('name the page one is on, also on its later pages', () => {
    const current = /aria-current="page"[^>]*>.*?Tools/;
    expect(drawnAt('/categories/tools')).toMatch(current);
    expect(drawnAt('/categories/tools/p2')).toMatch(current);
    expect(drawnAt('/discussions')).not.toContain('aria-current');
  });

  it('lead back to the page on which somebody chose to sign in', () => {
    const callAt = (path: string) => renderStaticNodes(pageAt(path), MESSAGES).get(call);
    for (const path of ['/discussions', '/discussions/p3?sort=-score&type=idea', '/categories/tools', '/'])
      expect(callAt(path)).toContain(`href="/entry/signin?Target=${encodeURIComponent(path)}"`);
  });

  it('stand in the page and not in its data', () => {
    const document = pageAt('/discussions');
    const drawn = renderStaticNodes(document, MESSAGES);
    const html = renderToString(
      onPage(
        <StaticHtmlContext value={drawn}>
          <LayoutNodes nodes={document.page?.layout ?? []} />
        </StaticHtmlContext>,
      ),
    );
    expect(html).toContain(drawn.get(links));
    const sent = JSON.stringify(withoutStatic(document, drawn));
    expect(sent).toContain('"$isDrawn":true');
    expect(sent).not.toContain('Hives');
    expect(JSON.stringify(document)).toContain('Hives');
  });
});
