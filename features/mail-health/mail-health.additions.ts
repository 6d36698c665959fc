import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { preferencePanels } from '../notifications/web/preference-panels.ts';

const AddressNotice = lazy(() => import('./web/AddressNotice/AddressNotice.tsx'));

export const mailHealthAdditions: WebAdditions = {
  additions: [preferencePanels.add({ id: 'address', position: 0, Panel: AddressNotice })],
};
