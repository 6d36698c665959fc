// The search of the dashboard.
import type { ResponseOf } from '../../../platform/contract/endpoint.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { adminPagesOf, permissionsOfPages } from '../../../platform/server/places/admin-pages.ts';
import { bestMatches, wordsOf } from '../../../platform/server/places/matching-words.ts';
import type { findInDashboard } from '../dashboard.contract.ts';

type Found = ResponseOf<(typeof findInDashboard)['spec']>;

const MOST_OF_A_GROUP = 8;

export async function findIn(ctx: RequestContext, query: string): Promise<Found> {
  ctx.require(permissionsOfPages(adminPagesOf(ctx)));
  const words = wordsOf(query);
  const pages = words.length === 0 ? [] : bestMatches(pagesOf(ctx), words, MOST_OF_A_GROUP);
  const groups = [{ id: 'pages', name: ctx.translator.t('Pages'), found: pages }];
  return { groups: groups.filter(({ found }) => found.length > 0) };
}

/** As the reader calls them; the English words find them too. */
function pagesOf(ctx: RequestContext): (Found['groups'][number]['found'][number] & { also: string })[] {
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
