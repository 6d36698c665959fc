import { ownNameOf, SOURCE_LANGUAGE } from '../../../platform/contract/languages/languages.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { communityLocales } from '../../locales/server/locale.queries.ts';
import { messageCounts } from '../../locales/server/message.queries.ts';
import { translationServices } from '../../locales/server/translation-service.actions.ts';
import type { LanguagesPageProps, PageLanguage } from '../languages-page.contract.ts';
import { translatables } from './translatable.ts';

/** All that the product can speak, whether it is switched on or not; English first. */
async function languagesOf(ctx: RequestContext): Promise<PageLanguage[]> {
  const stored = new Map(
    (await communityLocales(ctx)).map((each) => [each.localeKey, each.translationService]),
  );
  const packs = ctx.site.features.all.flatMap((feature) => {
    const { addon } = feature;
    if (!addon?.locale) return [];
    const isEnabled = ctx.site.features.isEnabled(feature, ctx.config);
    return [{ locale: addon.locale, addonID: `${addon.key}-locale`, isEnabled }];
  });
  return Promise.all(
    [{ locale: SOURCE_LANGUAGE, isEnabled: true }, ...packs].map(async (language) => ({
      ...language,
      name: ownNameOf(language.locale),
      messages: await messageCounts(ctx, language.locale),
      translationService: stored.get(language.locale) ?? null,
    })),
  );
}

export const translationWidgets = [
  widget({
    id: 'translations.languages',
    component: 'LanguagesPage',
    name: 'Languages',
    views: ['languageSettings'],
    hydrate: async (ctx) => {
      if (!ctx.can('site.manage')) return null;
      const props: LanguagesPageProps = {
        languages: await languagesOf(ctx),
        resources: [...new Set(translatables.of(ctx).map(({ resource }) => resource))],
        services: translationServices(ctx)
          .filter(({ isConfigured }) => isConfigured)
          .map(({ type, name }) => ({ type, name })),
      };
      return { ...props };
    },
  }),
  widget({
    id: 'translations.category',
    component: 'TranslateButton',
    name: 'Translate Category',
    views: ['categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
    hydrate: async (ctx, { params }) => {
      // Who writes in one language alone has nothing to translate into.
      const isAlone = ctx.site.languages.available(ctx.config).length < 2;
      if (isAlone || !ctx.can('site.manage')) return null;
      const category = params.category;
      return {
        resource: 'categories',
        title: ctx.translator.t(category ? 'Translate this category' : 'Translate categories'),
        ...(category && { recordType: 'category', recordIDs: [category.categoryID] }),
      };
    },
  }),
];
