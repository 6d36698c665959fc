// The pages where something of the site is managed: they show what is stored at this moment, to whoever may change it.

import type { LayoutLookup } from '../../contract/page.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import type { RequestContext } from '../http/context.ts';
import { signInFirst } from '../pages/sign-in-first.ts';
import type { PageParams } from './page-params.ts';
import type { ViewType } from './view.ts';

type Needs = PermissionName | readonly PermissionName[];

export interface ManagedView {
  type: string;
  /** Any of these; of what is decided anew by what is switched on, a function. */
  needs: Needs | ((ctx: RequestContext) => Needs);
  /** Guests are asked to sign in and come back to it; left out: they get a 403. */
  address?: string;
  about: (ctx: RequestContext, params: LayoutLookup['params']) => About | Promise<About>;
}

interface About {
  title: string;
  /** For its widgets. */
  params?: PageParams;
}

export function managedView({ type, needs, address, about }: ManagedView): ViewType {
  return {
    type,
    isPersonal: () => true,
    resolve: async (ctx, { params: requestParams }) => {
      if (address && ctx.viewer.isGuest) return signInFirst(ctx, address);
      ctx.require(typeof needs === 'function' ? needs(ctx) : needs);
      const { title, params = {} } = await about(ctx, requestParams);
      const seo = { title, meta: [{ name: 'robots', content: 'noindex' }] };
      return { layoutViewType: type, records: [], params, seo };
    },
  };
}
