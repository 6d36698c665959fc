import { DomainError } from '../../../platform/contract/errors.ts';
import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { hasAdministrator } from '../../users/server/set-up.queries.ts';
import { safeTarget } from '../safe-target.ts';

const NOT_INDEXED = [{ name: 'robots', content: 'noindex' }];

function entryView(type: string, title: string): ViewType {
  return {
    type,
    // The address carries where to go afterwards; kept pages would only fill the cache.
    isPersonal: () => true,
    isOpenToStrangers: true,
    resolve: async (ctx, lookup) => {
      const target = targetOf(lookup);
      if (!ctx.viewer.isGuest && type !== 'signOut') return { redirectTo: target, status: 302 };
      return { layoutViewType: type, records: [], params: { target }, seo: { title, meta: NOT_INDEXED } };
    },
  };
}

const setup: ViewType = {
  type: 'setup',
  isPersonal: () => true,
  isOpenToStrangers: true,
  resolve: async (ctx: RequestContext, lookup) => {
    if (await hasAdministrator(ctx.db))
      throw new DomainError('setup.done', 410, 'This community has been set up already.');
    const key = lookup.params.key;
    return {
      layoutViewType: 'setup',
      records: [],
      params: { key: typeof key === 'string' ? key : '' },
      seo: { title: 'Set up your community', meta: NOT_INDEXED },
    };
  },
};

function targetOf(lookup: LayoutLookup): string {
  const target = lookup.params.Target ?? lookup.params.target;
  return safeTarget(typeof target === 'string' ? target : undefined);
}

export const entryViews: ViewType[] = [
  entryView('signIn', 'Sign In'),
  entryView('register', 'Register'),
  entryView('signOut', 'Sign Out'),
  setup,
];
