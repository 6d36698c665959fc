import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { preferencePanels } from '../notifications/web/preference-panels.ts';

const ThisDevice = lazy(() => import('./web/ThisDevice/ThisDevice.tsx'));

export const webPushAdditions: WebAdditions = {
  additions: [preferencePanels.add({ id: 'web-push', position: 20, Panel: ThisDevice })],
};
