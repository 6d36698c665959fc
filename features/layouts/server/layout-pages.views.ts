// Administrators' own pages about layouts.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { findTemplateOrRow } from './find-layout.ts';

type Named = { title: string; params?: Record<string, unknown> };

function page(
  type: string,
  about: (ctx: RequestContext, params: Record<string, unknown>) => Promise<Named>,
): ViewType {
  return {
    type,
    isPersonal: () => true,
    resolve: async (ctx, { params: asked }) => {
      ctx.require('site.manage');
      const { title, params = {} } = await about(ctx, asked);
      const seo = { title, meta: [{ name: 'robots', content: 'noindex' }] };
      return { layoutViewType: type, records: [], params, seo };
    },
  };
}

export const layoutPageViews: ViewType[] = [
  page('layouts', async ({ translator }) => ({ title: translator.t('Layouts') })),
  page('layoutPreview', async ({ translator }) => ({ title: translator.t('Preview') })),
  page('layoutEditor', async (ctx, { layoutID, kind }) => {
    // A new one begins as a copy of the template of its kind.
    const asked = String(layoutID ?? kind);
    const { row, template } = await findTemplateOrRow(ctx, asked);
    return { title: row?.name ?? ctx.translator.t(template?.name ?? ''), params: { layoutID: asked } };
  }),
  page('layoutHistory', async (ctx, { layoutID }) => {
    const { row } = await findTemplateOrRow(ctx, String(layoutID));
    return { title: row?.name ?? '', params: { layoutID: String(layoutID) } };
  }),
];
