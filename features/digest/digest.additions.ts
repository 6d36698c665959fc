import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { preferencePanels } from '../notifications/web/preference-panels.ts';

const DigestPanel = lazy(() => import('./web/DigestPanel/DigestPanel.tsx'));

export const digestAdditions: WebAdditions = {
  additions: [preferencePanels.add({ id: 'digest', position: 40, Panel: DigestPanel })],
};
