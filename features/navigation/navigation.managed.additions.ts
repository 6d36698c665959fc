import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { pagePartForms } from '../page-editor/web/page-part-forms.ts';

const PageNavigation = lazy(() => import('./web/PageNavigation/PageNavigation.tsx'));

export const navigationManagedAdditions: WebAdditions = {
  additions: [
    pagePartForms.add({
      id: 'navigation',
      position: 30,
      parts: [{ part: 'navigation', name: 'Navigation' }],
      reads: ['GET /navigation/lists'],
      Form: PageNavigation,
    }),
  ],
};
