import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { accountTabContents } from './web/account-tabs.ts';

const NotificationsTab = lazy(() => import('./web/TitleBarWidget/NotificationsTab.tsx'));

export const navigationAdditions: WebAdditions = {
  additions: [accountTabContents.add({ id: 'notifications', Content: NotificationsTab })],
};
