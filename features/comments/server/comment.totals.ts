import type { SiteTotal } from '../../../platform/server/feature/operations.ts';
import { countVisiblePosts } from '../../categories/server/category.counts.ts';

export const commentTotals: SiteTotal[] = [
  {
    name: 'comment',
    words: ({ t }) => ({ label: t('Comments'), iconName: 'message-square-text' }),
    count: async (ctx) => (await countVisiblePosts(ctx)).comments,
    isFiltered: true,
  },
  {
    name: 'post',
    words: ({ t }) => ({ label: t('Posts'), iconName: 'messages-square' }),
    count: async (ctx) => {
      const { discussions, comments } = await countVisiblePosts(ctx);
      return discussions + comments;
    },
    isFiltered: true,
  },
];
