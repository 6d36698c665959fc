// Renders a page to HTML with the same components that the browser hydrates.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Catalogue, createTranslator } from '../platform/contract/languages/translate.ts';
import type { PageDocument, SiteMeta } from '../platform/contract/page.ts';
import { inlineJson } from '../platform/server/pages/inline-json.ts';
import type { RenderPage } from '../platform/server/pages/make-page.ts';
import { VIEWER_STATE_MARK } from '../platform/server/pages/send-page.ts';
import { type Drawings, DrawingsContext } from '../platform/web/nodes/DrawnNode.tsx';
import { KeptPiecesContext } from '../platform/web/nodes/KeptPiece.tsx';
import { App } from '../platform/web/page/App.tsx';
import { escapeHtml, headTags } from '../platform/web/page/head.ts';
import { PageScreen } from '../platform/web/router/PageScreen.tsx';
import { createScreenStore, type ScreenLocation } from '../platform/web/router/screen.tsx';
import { type BrowserFiles, readBrowserFiles } from './browser-files.ts';
import { drawStaticNodes, withoutDrawn } from './drawn-nodes.tsx';
import { PagePieces } from './kept-pieces.ts';
import { onServer } from './on-server.ts';
import { pageJson } from './page-json.ts';
import { bytesOf } from './page-parts.ts';
import { loadAllWidgets, widgets } from './web-widgets.ts';

export async function createPageRenderer(clientFolder: string): Promise<RenderPage> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const files = readBrowserFiles(manifest);
  await loadAllWidgets();
  return (document, catalogue) => renderDocument(document, files, catalogue);
}

function renderDocument(document: PageDocument, files: BrowserFiles, catalogue: Catalogue): Buffer {
  const { site } = document;
  const drawn = drawStaticNodes(document, catalogue);
  const theme = site.colorScheme === 'auto' ? '' : ` data-theme="${site.colorScheme}"`;
  const begin = `<!doctype html>
<html lang="${escapeHtml(site.locale)}" dir="${site.isRightToLeft ? 'rtl' : 'ltr'}"${theme}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
${headTags(document, createTranslator(site.locale, catalogue))}${catalogueTag(site.catalogueUrl)}${files.headTags(site)}${structuredData(document)}</head>
<body><div id="app">`;
  const pieces = new PagePieces(locationOf(document.path, site), site);
  const app = pieces.putTogether(renderApp(document, catalogue, drawn, pieces));
  const data = pageJson(withoutDrawn(document, drawn));
  return bytesOf([
    begin,
    ...app,
    '</div>\n<script type="application/json" id="page">',
    ...data,
    `</script>${VIEWER_STATE_MARK}\n</body></html>`,
  ]);
}

/** Asked for with the scripts, not after them: they cannot take over the page without its words. */
function catalogueTag(url: string | undefined): string {
  return url ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(url)}">` : '';
}

function structuredData({ page }: PageDocument): string {
  const data = page?.seo['json-ld'];
  return data ? `<script type="application/ld+json">${inlineJson(data)}</script>` : '';
}

/** What stands in the body, with marks where its pieces go. Without `pieces` all of it is drawn anew. */
export function renderApp(
  { path, page, problem, site }: PageDocument,
  catalogue: Catalogue,
  drawn: Drawings,
  pieces?: PagePieces,
): string {
  const shown = { location: locationOf(path, site), state: { page, problem }, isLoading: false };
  const screen = createScreenStore(pieces?.watched(shown) ?? shown, () => onServer);
  return renderToString(
    <StrictMode>
      <App screen={screen} site={site} widgets={widgets} catalogue={catalogue}>
        <KeptPiecesContext value={pieces}>
          <DrawingsContext value={drawn}>
            <PageScreen />
          </DrawingsContext>
        </KeptPiecesContext>
      </App>
    </StrictMode>,
  );
}

function locationOf(path: string, site: SiteMeta): ScreenLocation {
  const { pathname, search } = new URL(path, site.siteUrl);
  return { pathname, search, hash: '' };
}
