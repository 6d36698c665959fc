import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { pagePartForms } from '../page-editor/web/page-part-forms.ts';

const PageWords = lazy(() => import('./web/PageWords/PageWords.tsx'));

export const localesManagedAdditions: WebAdditions = {
  additions: [
    pagePartForms.add({
      id: 'words',
      position: 10,
      parts: [{ part: 'words', name: 'Words', detailOf: (key) => key.slice(key.indexOf('|') + 1) }],
      reads: ['GET /locales/:localeID/wordings'],
      Form: PageWords,
    }),
  ],
};
