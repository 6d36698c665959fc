import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { accountTabContents } from '../navigation/web/account-tabs.ts';

const NotificationsTab = lazy(() => import('./web/NotificationsTab/NotificationsTab.tsx'));

export const notificationsAdditions: WebAdditions = {
  additions: [accountTabContents.add({ id: 'notifications', Content: NotificationsTab })],
};
