import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { pagePartForms } from '../page-editor/web/page-part-forms.ts';

const PageBranding = lazy(() => import('./web/PageBranding/PageBranding.tsx'));

export const brandingManagedAdditions: WebAdditions = {
  additions: [
    pagePartForms.add({
      id: 'branding',
      position: 90,
      parts: [],

      Form: PageBranding,
    }),
  ],
};
