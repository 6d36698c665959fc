import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';

const CollectForm = lazy(() => import('./web/CollectForm/CollectForm.tsx'));

export const collectionsAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'moderation',
      position: 30,
      name: 'Add to Collection',
      icon: 'folder-plus',
      isOffered: (_subject, { may }) => may('community.manage'),
      Form: CollectForm,
    }),
  ],
};
