import type { SiteTotal } from '../../../../platform/server/feature/operations.ts';
import { countVisiblePosts } from '../../../categories/server/category.counts.ts';

export const discussionTotals: SiteTotal[] = [
  {
    name: 'discussion',
    words: ({ t }) => ({ label: t('Discussions'), iconName: 'message-square' }),
    count: async (ctx) => (await countVisiblePosts(ctx)).discussions,
    isFiltered: true,
  },
];
