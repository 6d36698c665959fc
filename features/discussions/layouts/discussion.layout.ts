import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { threadEnd, threadStart } from '../../layouts/server/side-panel.ts';
import { postParams } from '../post-params.ts';

export const discussionLayout: LayoutTemplate = {
  layoutViewType: 'discussion',
  name: 'Discussion Template',
  kind: {
    position: 30,
    name: 'Posts',
    description: 'A post with its comments.',
    icon: 'message-square',
    isInCategories: true,
  },
  view: 'post',
  layoutParams: postParams,
  layout: [
    {
      $hydrate: 'react.section.3-columns',
      leftLabel: 'This discussion',
      rightLabel: 'About this discussion',
      isSticky: true,
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      leftBottom: threadStart,
      middleBottom: [
        { $hydrate: 'react.asset.originalPost' },
        { $hydrate: 'react.asset.postMeta' },
        { $hydrate: 'react.asset.postAttachments' },
        {
          $hydrate: 'react.asset.postCommentThread',
          threadStyle: 'nested',
          apiParams: { sort: 'dateInserted' },
        },
        { $hydrate: 'react.asset.createComment' },
      ],
      rightBottom: threadEnd,
    },
  ],
};
