import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { pagePartForms } from '../page-editor/web/page-part-forms.ts';

const PageColours = lazy(() => import('./web/PageColours/PageColours.tsx'));

export const themesManagedAdditions: WebAdditions = {
  additions: [
    pagePartForms.add({
      id: 'colours',
      position: 40,
      permission: 'site.manage',
      parts: [{ part: 'colours', name: 'Colours' }],
      reads: ['GET /themes/current'],
      concerns: async ({ to }, t) =>
        (await import('./web/PageColours/contrast-concerns.ts')).contrastConcerns(to, t),
      Form: PageColours,
    }),
  ],
};
