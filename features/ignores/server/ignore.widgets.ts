import { widget } from '../../../platform/server/layouts/widget.ts';
import type { IgnoredPageProps } from '../ignores.contract.ts';
import { listedIgnored } from './listed-ignored.ts';

const PAGE_SIZE = 30;

export const ignoreWidgets = [
  widget({
    id: 'ignores.ignored',
    component: 'IgnoredPage',
    name: 'Ignored people',
    views: ['ignored'],
    hydrate: async (ctx, { params: { page = 1 } }): Promise<IgnoredPageProps | null> => {
      if (ctx.viewer.isGuest) return null;
      const people = await listedIgnored(ctx, { page, limit: PAGE_SIZE });
      return { people, page, hasMore: people.length === PAGE_SIZE };
    },
  }),
];
