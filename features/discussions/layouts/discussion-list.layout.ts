import { z } from 'zod';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { besideLists, browse, strip } from '../../layouts/server/side-panel.ts';

export const discussionListLayout: LayoutTemplate = {
  layoutViewType: 'discussionList',
  name: 'Discussion List Template',
  kind: {
    position: 20,
    name: 'Lists of posts',
    description: 'Posts, bookmarks, tags.',
    icon: 'list',
  },
  layoutParams: { title: z.string(), 'tag/name': z.string() },
  layout: [
    {
      $hydrate: 'react.section.3-columns',
      leftLabel: 'Browse',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      leftBottom: browse,
      middleTop: strip,
      middleBottom: [
        {
          $hydrate: 'react.asset.discussionList',
          actions: [{ $hydrate: 'react.asset.follow' }],
          apiParams: { includeChildCategories: true, sort: '-dateLastComment', slotType: 'a', limit: 10 },
        },
      ],
      rightBottom: besideLists,
    },
  ],
};
