import { z } from 'zod';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const createPostLayout: LayoutTemplate = {
  layoutViewType: 'createPost',
  name: 'Create Post Template',
  kind: {
    position: 80,
    name: 'Writing a post',
    description: 'Where posts are written and edited.',
    icon: 'square-pen',
  },
  layoutParams: { postType: z.string(), 'category/name': z.string() },
  layout: [
    {
      $hydrate: 'react.section.1-column',
      isNarrow: true,
      children: [{ $hydrate: 'react.asset.createPostForm' }],
    },
  ],
};
