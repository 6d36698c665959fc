// Administrators' own pages about layouts.
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { findTemplateOrRow } from './find-layout.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    layoutID: string;
  }
}

const needs = 'site.manage';

export const layoutPageViews = [
  managedView({ type: 'layouts', needs, about: ({ translator }) => ({ title: translator.t('Layouts') }) }),
  managedView({
    type: 'layoutPreview',
    needs,
    about: ({ translator }) => ({ title: translator.t('Preview') }),
  }),
  managedView({
    type: 'layoutEditor',
    needs,
    about: async (ctx, { layoutID, kind }) => {
      // A new one begins as a copy of the template of its kind.
      const idOrKind = String(layoutID ?? kind);
      const { row, template } = await findTemplateOrRow(ctx, idOrKind);
      return { title: row?.name ?? ctx.translator.t(template?.name ?? ''), params: { layoutID: idOrKind } };
    },
  }),
  managedView({
    type: 'layoutHistory',
    needs,
    about: async (ctx, { layoutID }) => {
      const { row } = await findTemplateOrRow(ctx, String(layoutID));
      return { title: row?.name ?? '', params: { layoutID: String(layoutID) } };
    },
  }),
];
