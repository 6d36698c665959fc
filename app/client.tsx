// The browser's side: hydrates the page that the server rendered.
// First, since it fixes the order of the cascade's layers for every stylesheet after it.
import '../platform/ui/base.css';

import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageDocument } from '../platform/contract/page.ts';
import { startClock, stopClock } from '../platform/ui/TimeAgo/clock.ts';
import { fetchMessages } from '../platform/web/i18n/fetch-messages.ts';
import { listenToKeys } from '../platform/web/keys/listen-to-keys.ts';
import { App } from '../platform/web/page/App.tsx';
import { framedLayout } from '../platform/web/page/page-state.ts';
import { PageScreen } from '../platform/web/router/PageScreen.tsx';
import { startNavigation } from '../platform/web/router/start-navigation.ts';
import { setFirstViewerState } from '../platform/web/viewer/viewer-state.ts';
import { knownDeferredRoutes } from './deferred-pages.ts';
import { pageRoutes } from './page-routes.ts';
import { loadWidgetsOf, loadWidgetsOfView, startFeatures, widgets } from './web-widgets.ts';

const { page, problem, site } = readJson<PageDocument>('page') as PageDocument;
const ownRoutes = site.addonModules
  ? await import('./addons/browser-addons.ts').then((addons) =>
      addons.loadAddonModules(site.addonModules ?? []),
    )
  : [];
const [messages] = await Promise.all([
  fetchMessages(site.messagesUrl),
  page && loadWidgetsOf([page.titleBar, ...framedLayout(page)]),
]);

const { pathname, search, hash } = location;
const shown = { location: { pathname, search, hash }, state: { page, problem }, isLoading: false };
const routes = [...ownRoutes, ...knownDeferredRoutes, ...pageRoutes];
const store = startNavigation(routes, loadWidgetsOf, shown, loadWidgetsOfView);

const root = document.getElementById('app') as HTMLElement;
const inApp = (children: ReactNode) => (
  <StrictMode>
    <App screen={store} site={site} widgets={widgets} messages={messages}>
      {children}
    </App>
  </StrictMode>
);
const { promise: hydrated, resolve: setHydrated } = Promise.withResolvers<void>();
stopClock();
// In small steps: whoever presses or scrolls meanwhile is answered in between.
startTransition(() => {
  hydrateRoot(root, inApp(<FirstScreen />));
});
setTimeout(() => startFeatures(site));

/** The page answers from now on. */
export const pageHydrated: Promise<void> = hydrated.then(showOwnState);

/** The shared page is hydrated as it was rendered; what is the viewer's alone follows: their state, then their time. */
async function showOwnState(): Promise<void> {
  await setFirstViewerState(readJson<Record<string, unknown>>('viewer-state') ?? {});
  void startClock();
}

listenToKeys(async (pressed, onListen) => {
  const { Shortcuts } = await import('../platform/web/keys/Shortcuts/Shortcuts.tsx');
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(inApp(<Shortcuts pressed={pressed} onListen={onListen} />));
});
/** Whoever leaves sooner has not waited for anything. */
const LIVE_AFTER_MS = 10_000;

void hydrated.then(() => setTimeout(showLive, LIVE_AFTER_MS));

async function showLive(): Promise<void> {
  const { Live } = await import('../platform/web/live/Live.tsx');
  createRoot(document.body.appendChild(document.createElement('div'))).render(inApp(<Live />));
}

// Only over https or on this machine: elsewhere browsers have no workers for pages.
void hydrated.then(() => navigator.serviceWorker?.register('/service-worker.js'));

function FirstScreen() {
  useEffect(setHydrated, []);
  return <PageScreen />;
}

function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
