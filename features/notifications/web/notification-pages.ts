// Pages that few open.
import { DefaultsPage } from './DefaultsPage/DefaultsPage.tsx';
import { UnsubscribePage } from './UnsubscribePage/UnsubscribePage.tsx';

export const notificationPages = { DefaultsPage, UnsubscribePage };
