import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { NotificationsPageProps } from './web/NotificationsPage/NotificationsPage.tsx';
import type { PreferencesPageProps } from './web/PreferencesPage/PreferencesPage.tsx';
import type { UnsubscribePageProps } from './web/UnsubscribePage/UnsubscribePage.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    NotificationsPage: NotificationsPageProps;
    PreferencesPage: PreferencesPageProps;
    DefaultsPage: object;
    UnsubscribePage: UnsubscribePageProps;
  }
}

export const notificationsWeb: WebFeature = {
  name: 'notifications',
  widgets: {},
  later: [
    {
      names: ['NotificationsPage', 'PreferencesPage', 'DefaultsPage', 'UnsubscribePage'],
      load: async () => (await import('./web/notification-pages.ts')).notificationPages,
    },
  ],
};
