import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { pagePartForms } from '../page-editor/web/page-part-forms.ts';

const PageCategories = lazy(() => import('./web/PageCategories/PageCategories.tsx'));

export const categoriesManagedAdditions: WebAdditions = {
  additions: [
    pagePartForms.add({
      id: 'categories',
      position: 20,
      parts: [
        { part: 'categoryName', name: 'Name of a category' },
        { part: 'categoryOrder', name: 'Order of the categories' },
      ],
      reads: ['GET /categories'],
      Form: PageCategories,
    }),
  ],
};
