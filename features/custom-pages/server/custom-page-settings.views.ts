// The pages where custom pages are managed.
import { notFound } from '../../../platform/contract/errors.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { customPagesSnapshot } from './custom-pages.snapshot.ts';

/** As the calls ask for it. */
export const MANAGES_PAGES = ['settings.manage', 'site.manage'] as const;

export const customPageSettingsViews = [
  managedView({
    type: 'customPagesList',
    needs: MANAGES_PAGES,
    about: ({ translator }) => ({ title: translator.t('Pages') }),
  }),
  managedView({
    type: 'customPageForm',
    needs: MANAGES_PAGES,
    about: async (ctx, { customPageID }) => {
      if (customPageID === undefined) return { title: ctx.translator.t('New page') };
      const row = (await ctx.snapshot(customPagesSnapshot)).byID.get(Number(customPageID));
      if (!row) throw notFound('CustomPage');
      return { title: row.seo_title, params: { customPageID: row.custom_page_id } };
    },
  }),
];
