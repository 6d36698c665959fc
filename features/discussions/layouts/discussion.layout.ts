import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

export const discussionLayout: LayoutTemplate = {
  layoutViewType: 'discussion',
  name: 'Discussion Template',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      mainBottom: [
        { $hydrate: 'react.asset.originalPost' },
        { $hydrate: 'react.asset.postTags' },
        {
          $hydrate: 'react.asset.postCommentThread',
          threadStyle: 'nested',
          apiParams: { sort: 'dateInserted' },
        },
        { $hydrate: 'react.asset.createComment' },
      ],
      secondaryBottom: side,
    },
  ],
};
