// The page where ranks are managed.
import { managedView, oneWidget, sql, widget } from '@parley/addon-api';
import { RANKS_PATH } from '../ranks.address.ts';
import type { RanksPageProps } from '../ranks.states.ts';
import { allRanks, presentRank } from './rank.rows.ts';

export const ranksView = managedView({
  type: 'ranks',
  needs: 'site.manage',
  address: RANKS_PATH,
  about: ({ translator }) => ({ title: translator.t('Ranks'), params: {} }),
});

export const ranksWidget = widget({
  id: 'ranks.page',
  component: 'RanksPage',
  name: 'Ranks',
  views: [],
  hydrate: async (ctx): Promise<RanksPageProps | null> => {
    if (!ctx.can('site.manage')) return null;
    const ranks = (await allRanks(ctx)).map(presentRank);
    const roles = await ctx.db.rows<{ roleID: number; name: string }>(sql`
      select role_id as "roleID", name from roles order by role_id limit 500`);
    return { ranks, roles };
  },
});

export const ranksTemplate = oneWidget('ranks', 'Ranks', 'ranks.page');
