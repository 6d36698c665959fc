import type { SiteTotal } from '../../../platform/server/feature/operations.ts';
import { countVisiblePosts } from '../../categories/server/category.counts.ts';

export const commentTotals: SiteTotal[] = [
  { name: 'comment', count: async (ctx) => (await countVisiblePosts(ctx)).comments, isFiltered: true },
  {
    name: 'post',
    count: async (ctx) => {
      const { discussions, comments } = await countVisiblePosts(ctx);
      return discussions + comments;
    },
    isFiltered: true,
  },
];
