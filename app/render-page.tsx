// Renders a page to HTML with the same components that the browser hydrates.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { HEAD_SCRIPT } from '../platform/contract/head-script.ts';
import { createTranslator, type Messages } from '../platform/contract/languages/translate.ts';
import type { PageDocument, SiteMeta } from '../platform/contract/page.ts';
import { inlineJson } from '../platform/server/pages/inline-json.ts';
import type { RenderPage } from '../platform/server/pages/make-page.ts';
import { VIEWER_STATE_MARK } from '../platform/server/pages/shared-part.ts';
import { HtmlFragmentsContext } from '../platform/web/nodes/CachedFragment.tsx';
import { type StaticHtml, StaticHtmlContext } from '../platform/web/nodes/StaticNode.tsx';
import { App } from '../platform/web/page/App.tsx';
import { escapeHtml, headTags } from '../platform/web/page/head.ts';
import { framedLayout } from '../platform/web/page/page-state.ts';
import { PageScreen } from '../platform/web/router/PageScreen.tsx';
import { createScreenStore, type ScreenLocation } from '../platform/web/router/screen.tsx';
import { blamedByStack } from './addons/blame.ts';
import { type BrowserFiles, readBrowserFiles, type Shown } from './browser-files.ts';
import { HtmlFragmentCache } from './html-fragment-cache.ts';
import { onServer } from './on-server.ts';
import { PageFragments } from './page-fragments.ts';
import { pageJson } from './page-json.ts';
import { bytesOf } from './page-parts.ts';
import { renderStaticNodes, withoutStatic } from './static-nodes.tsx';
import { chunksOfView, deferredKindsOf, loadAllWidgets, widgets } from './web-widgets.ts';

export async function createPageRenderer(clientFolder: string, cachesFragments = true): Promise<RenderPage> {
  const cache = new HtmlFragmentCache(cachesFragments ? undefined : 0);
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const files = readBrowserFiles(manifest);
  await loadAllWidgets();
  return (document, messages) => {
    try {
      return renderDocument(document, { files, messages, cache });
    } catch (error) {
      throw blamedByStack(error);
    }
  };
}

interface RenderOptions {
  files: BrowserFiles;
  messages: Messages;
  cache: HtmlFragmentCache;
}

function renderDocument(document: PageDocument, { files, messages, cache }: RenderOptions): Buffer {
  const { site } = document;
  const drawn = renderStaticNodes(document, messages);
  const begin = `<!doctype html>
<html lang="${escapeHtml(site.locale)}" dir="${site.isRightToLeft ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><script>${HEAD_SCRIPT}</script>
${headTags(document, createTranslator(site.locale, messages))}${messagesTag(site.messagesUrl)}${files.headTags(site, shownBy(document))}${structuredData(document)}</head>
<body>${noticeBar(site, messages)}<div id="app">`;
  const fragments = new PageFragments(locationOf(document.path, site), site, cache);
  const app = fragments.assemble(renderApp(document, messages, drawn, fragments));
  const data = pageJson(withoutHead(withoutStatic(document, drawn)));
  return bytesOf([
    begin,
    ...app,
    '</div>\n<script type="application/json" id="page">',
    ...data,
    `</script>${VIEWER_STATE_MARK}\n</body></html>`,
  ]);
}

/** What stands in the head is not sent a second time: the browser takes the title alone from there. */
function withoutHead(document: PageDocument): PageDocument {
  const { page } = document;
  return page ? { ...document, page: { ...page, seo: { title: page.seo.title } } } : document;
}

function shownBy({ page }: PageDocument): Shown {
  return {
    chunks: chunksOfView(page?.layoutViewType),
    deferred: page ? deferredKindsOf(framedLayout(page)) : [],
  };
}

/** Before the page, of which it is no part: it stays while links are followed. */
function noticeBar({ notice, locale }: SiteMeta, messages: Messages): string {
  if (!notice) return '';
  const { t } = createTranslator(locale, messages);
  return `<aside class="site-notice" aria-label="${escapeHtml(t('Maintenance'))}">${escapeHtml(notice)}</aside>`;
}

/** Asked for with the scripts, not after them: they cannot hydrate the page without its messages. */
function messagesTag(url: string | undefined): string {
  return url ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(url)}">` : '';
}

function structuredData({ page }: PageDocument): string {
  const data = page?.seo['json-ld'];
  return data ? `<script type="application/ld+json">${inlineJson(data)}</script>` : '';
}

/** What stands in the body, with markers where its fragments go. Without `fragments` all of it is rendered. */
export function renderApp(
  { path, page, problem, site }: PageDocument,
  messages: Messages,
  drawn: StaticHtml,
  fragments?: PageFragments,
): string {
  const shown = { location: locationOf(path, site), state: { page, problem }, isLoading: false };
  const screen = createScreenStore(fragments?.watched(shown) ?? shown, () => onServer);
  return renderToString(
    <StrictMode>
      <App screen={screen} site={site} widgets={widgets} messages={messages}>
        <HtmlFragmentsContext value={fragments}>
          <StaticHtmlContext value={drawn}>
            <PageScreen />
          </StaticHtmlContext>
        </HtmlFragmentsContext>
      </App>
    </StrictMode>,
  );
}

function locationOf(path: string, site: SiteMeta): ScreenLocation {
  const { pathname, search } = new URL(path, site.siteUrl);
  return { pathname, search, hash: '' };
}
