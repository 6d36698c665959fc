import { lazy } from 'react';
import { liveParts } from '../../platform/web/live/live-parts.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { accountTabContents } from '../navigation/web/account-tabs.ts';

const LiveBell = lazy(() => import('./web/LiveBell/LiveBell.tsx'));
const NotificationsTab = lazy(() => import('./web/NotificationsTab/NotificationsTab.tsx'));

export const notificationsAdditions: WebAdditions = {
  additions: [
    accountTabContents.add({ id: 'notifications', Content: NotificationsTab }),
    liveParts.add(LiveBell),
  ],
};
