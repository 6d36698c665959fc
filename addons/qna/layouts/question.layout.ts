import { side } from '../../../features/layouts/server/side-panel.ts';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const questionLayout: LayoutTemplate = {
  layoutViewType: 'question',
  name: 'Question Template',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      mainBottom: [
        { $hydrate: 'react.asset.originalPost' },
        { $hydrate: 'react.asset.postTags' },
        {
          $hydrate: 'react.asset.answerThread',
          threadStyle: 'nested',
          apiParams: { sort: 'dateInserted' },
        },
        { $hydrate: 'react.asset.createComment' },
      ],
      secondaryBottom: side,
    },
  ],
};
