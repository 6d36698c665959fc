// Pages that few open.
import { DefaultsPage } from './DefaultsPage/DefaultsPage.tsx';
import { NotificationsPage } from './NotificationsPage/NotificationsPage.tsx';
import { PreferencesPage } from './PreferencesPage/PreferencesPage.tsx';
import { UnsubscribePage } from './UnsubscribePage/UnsubscribePage.tsx';

export const notificationPages = { DefaultsPage, NotificationsPage, PreferencesPage, UnsubscribePage };
