import { z } from 'zod';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const createPostLayout: LayoutTemplate = {
  layoutViewType: 'createPost',
  name: 'Create Post Template',
  layoutParams: { postType: z.string(), 'category/name': z.string() },
  layout: [
    {
      $hydrate: 'react.section.1-column',
      isNarrow: true,
      children: [{ $hydrate: 'react.asset.createPostForm' }],
    },
  ],
};
