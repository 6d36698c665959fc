import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';

const TagForm = lazy(() => import('./web/TagForm/TagForm.tsx'));

export const tagsAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'post',
      position: 60,
      name: 'Tag',
      icon: 'tag',
      isOffered: ({ abilities }, { site }) => site.isTaggingEnabled === true && abilities.canTag,
      Form: TagForm,
    }),
  ],
};
