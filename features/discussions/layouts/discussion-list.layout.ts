import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

export const discussionListLayout: LayoutTemplate = {
  layoutViewType: 'discussionList',
  name: 'Discussion List Template',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      mainBottom: [
        {
          $hydrate: 'react.asset.discussionList',
          apiParams: { includeChildCategories: true, sort: '-dateLastComment', slotType: 'a', limit: 30 },
        },
      ],
      secondaryBottom: side,
    },
  ],
};
