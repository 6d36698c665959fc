import { type LayoutTemplate, postParams, threadEnd, threadStart } from '@parley/addon-api';
export const questionLayout: LayoutTemplate = {
  layoutViewType: 'question',
  name: 'Question Template',
  kind: {
    position: 40,
    name: 'Questions',
    description: 'A question with its answers.',
    icon: 'message-circle-question-mark',
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
          $hydrate: 'react.asset.answerThread',
          threadStyle: 'nested',
          apiParams: { sort: 'dateInserted' },
        },
        { $hydrate: 'react.asset.createComment' },
      ],
      rightBottom: threadEnd,
    },
  ],
};
