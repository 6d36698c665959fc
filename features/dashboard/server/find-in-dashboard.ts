// The search of the dashboard: through its pages, and through what others say can be found.
import type { ResponseOf } from '../../../platform/contract/endpoint.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { adminPagesOf, permissionsOfPages } from '../../../platform/server/places/admin-pages.ts';
import { type DashboardFound, dashboardFinds } from '../../../platform/server/places/dashboard-finds.ts';
import { bestMatches, wordsOf } from '../../../platform/server/places/matching-words.ts';
import type { findInDashboard } from '../dashboard.contract.ts';

type Found = ResponseOf<(typeof findInDashboard)['spec']>;

const MOST_OF_A_GROUP = 8;

export async function findIn(ctx: RequestContext, query: string): Promise<Found> {
  ctx.require(permissionsOfPages(adminPagesOf(ctx)));
  const words = wordsOf(query);
  if (words.length === 0) return { groups: [] };
  const sources = dashboardFinds.of(ctx).toSorted((a, b) => a.position - b.position);
  const groups = await Promise.all(
    sources.map(async ({ id, name, find }) => ({
      id,
      name: name(ctx),
      found: (await find(ctx, words, MOST_OF_A_GROUP, query.trim())).slice(0, MOST_OF_A_GROUP),
    })),
  );
  return { groups: groups.filter(({ found }) => found.length > 0) };
}

export const pagesFound = dashboardFinds.add({
  id: 'pages',
  name: ({ translator }) => translator.t('Pages'),
  position: 10,
  find: async (ctx, words, limit) => bestMatches(pagesOf(ctx), words, limit),
});

/** As the reader calls them; the English words find them too. */
function pagesOf(ctx: RequestContext): (DashboardFound & { also: string })[] {
  const { t } = ctx.translator;
  return adminPagesOf(ctx)
    .filter(({ permission }) => ctx.can(permission))
    .map(({ title, description, url, icon, group }) => ({
      title: t(title),
      description: t(description),
      url,
      icon,
      also: [title, description, group.name, t(group.name)].join(' '),
    }));
}
