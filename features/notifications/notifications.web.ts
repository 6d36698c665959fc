import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { NotificationsPageProps } from './web/NotificationsPage/NotificationsPage.tsx';
import type { PreferencesPageProps } from './web/PreferencesPage/PreferencesPage.tsx';
import type { QuietHoursProps } from './web/QuietHours/QuietHours.tsx';
import type { UnsubscribePageProps } from './web/UnsubscribePage/UnsubscribePage.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    NotificationsPage: NotificationsPageProps;
    PreferencesPage: PreferencesPageProps;
    PreferencePanels: object;
    QuietHours: QuietHoursProps;
    DefaultsPage: object;
    UnsubscribePage: UnsubscribePageProps;
  }
}

export const notificationsWeb: WebFeature = {
  name: 'notifications',
  widgets: {},
  later: [
    {
      names: ['NotificationsPage'],
      load: () =>
        import('./web/NotificationsPage/NotificationsPage.tsx').then(({ NotificationsPage }) => ({
          NotificationsPage,
        })),
    },
    {
      names: ['PreferencesPage', 'QuietHours', 'PreferencePanels'],
      load: async () => (await import('./web/preference-parts.ts')).preferenceParts,
    },
    {
      names: ['DefaultsPage', 'UnsubscribePage'],
      load: async () => (await import('./web/notification-pages.ts')).notificationPages,
    },
  ],
};
