// What the server renders and the browser hydrates, the same on both sides.
import type { ReactNode } from 'react';
import type { SiteMeta } from '../../contract/page.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import type { Catalogue } from '../i18n/translate.ts';
import { type WebWidgets, WidgetRegistry } from '../nodes/widget-registry.tsx';
import { SiteProvider } from './site-context.tsx';

export interface AppProps {
  site: SiteMeta;
  widgets: WebWidgets;
  catalogue: Catalogue;
  children: ReactNode;
}

export function App({ site, widgets, catalogue, children }: AppProps) {
  return (
    <SiteProvider value={site}>
      <LanguageProvider locale={site.locale} catalogue={catalogue}>
        <WidgetRegistry value={widgets}>{children}</WidgetRegistry>
      </LanguageProvider>
    </SiteProvider>
  );
}
