import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { pagePartForms } from '../page-editor/web/page-part-forms.ts';

const PageWidgets = lazy(() => import('./web/PageWidgets/PageWidgets.tsx'));

export const layoutsManagedAdditions: WebAdditions = {
  additions: [
    pagePartForms.add({
      id: 'widgets',
      position: 5,
      permission: 'site.manage',
      parts: [{ part: 'layout', name: 'Widgets' }],
      reads: ['GET /layouts/:layoutID/edit'],
      Form: PageWidgets,
    }),
  ],
};
