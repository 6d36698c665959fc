// What the server renders and the browser hydrates, the same on both sides.
import type { ReactNode } from 'react';
import type { Messages } from '../../contract/languages/translate.ts';
import type { SiteMeta } from '../../contract/page.ts';
import { DebugMode } from '../../ui/ErrorBoundary/ErrorBoundary.tsx';
import { LanguageProvider } from '../i18n/language.tsx';
import { type WebWidgets, WidgetRegistry } from '../nodes/widget-registry.tsx';
import { ScreenProvider, type ScreenStore } from '../router/screen.tsx';
import { SiteProvider } from './site-context.tsx';

export interface AppProps {
  screen: ScreenStore;
  site: SiteMeta;
  widgets: WebWidgets;
  messages: Messages;
  children: ReactNode;
}

export function App({ screen, site, widgets, messages, children }: AppProps) {
  return (
    <SiteProvider value={site}>
      <LanguageProvider locale={site.locale} messages={messages} isDebug={site.isDebug}>
        <WidgetRegistry value={widgets}>
          <ScreenProvider value={screen}>
            {site.isDebug ? <DebugMode value={true}>{children}</DebugMode> : children}
          </ScreenProvider>
        </WidgetRegistry>
      </LanguageProvider>
    </SiteProvider>
  );
}
