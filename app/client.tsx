// The browser's side: takes over the page that the server rendered.
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageDocument } from '../platform/contract/page.ts';
import { App } from '../platform/web/page/App.tsx';
import { followLinks } from '../platform/web/router/follow-links.ts';
import { PageScreen } from '../platform/web/router/PageScreen.tsx';
import { pageLoader, rememberPage } from '../platform/web/router/page-loader.ts';
import { setViewerState } from '../platform/web/viewer/viewer-state.ts';
import '../platform/ui/base.css';
import { loadCatalogue } from './catalogue.ts';
import { pageRoutes } from './page-routes.ts';
import { widgets } from './web-widgets.ts';

const { page, problem, site } = readJson<PageDocument>('page') as PageDocument;
const catalogue = site.locale === 'en' ? {} : await loadCatalogue(site.locale);

const router = createBrowserRouter(
  [{ id: 'page', path: '*', loader: pageLoader(pageRoutes), Component: PageScreen }],
  {
    hydrationData: { loaderData: { page: { page, problem } } },
  },
);
rememberPage(page);
followLinks(pageRoutes, (path) => void router.navigate(path));

const root = document.getElementById('app') as HTMLElement;
hydrateRoot(
  root,
  <StrictMode>
    <App site={site} widgets={widgets} catalogue={catalogue}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
// The shared page is hydrated as it was rendered; what is the viewer's alone follows.
const state = readJson<Record<string, unknown>>('viewer-state');
if (state) setTimeout(() => setViewerState(state));

// A page from the back-forward cache may be older than what its reader did since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) void router.revalidate();
});

function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
