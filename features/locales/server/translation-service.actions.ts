import { z } from 'zod';
import { notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { fieldErrors } from '../../../platform/server/http/input/field-errors.ts';
import { inputSchema } from '../../../platform/server/http/open-api/json-schema.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import type { Locale } from '../locales.contract.ts';
import { type TranslationService, translationServiceError } from '../translation-services.contract.ts';
import { localeConfig } from './locale.config.ts';
import { type TranslationProvider, translationProviders } from './translation-providers.ts';

export function findProvider(ctx: RequestContext, type: string): TranslationProvider | undefined {
  return translationProviders.of(ctx).find((each) => each.type === type);
}

export const translationServices = (ctx: RequestContext): TranslationService[] =>
  translationProviders.of(ctx).map((each) => presentService(ctx, each));

/** Keys are written and never answered. */
function presentService(ctx: RequestContext, provider: TranslationProvider): TranslationService {
  const { $schema: _, ...configSchema } = inputSchema(formOf(provider));
  return {
    type: provider.type,
    name: provider.name,
    isConfigured: provider.isConfigured(ctx),
    isDefault: ctx.setting(localeConfig.translationService) === provider.type,
    configSchema,
  };
}

function formOf({ settings }: TranslationProvider) {
  const fields = Object.entries(settings).map(([name, { schema, description }]) => [
    name,
    schema.meta({ description }).optional(),
  ]);
  return z.object(Object.fromEntries(fields) as Record<string, z.ZodOptional<z.ZodType<string>>>);
}

/** Answers what it is from now on: the settings of this request are those of before. */
export async function setUpService(
  ctx: RequestContext,
  type: string,
  { isDefault, ...given }: { isDefault?: boolean | undefined; [name: string]: unknown },
): Promise<void> {
  const provider = findProvider(ctx, type);
  if (!provider) throw notFound('Translation service');
  const read = formOf(provider).safeParse(given);
  if (!read.success) throw validationProblem(fieldErrors(read.error.issues, given));
  const values = Object.fromEntries(
    Object.entries(read.data).flatMap(([name, value]) => {
      const key = provider.settings[name]?.key;
      return key === undefined || value === undefined ? [] : [[key, value]];
    }),
  );
  const wasDefault = ctx.setting(localeConfig.translationService) === type;
  if (isDefault) values[localeConfig.translationService.key] = type;
  else if (isDefault === false && wasDefault) values[localeConfig.translationService.key] = '';
  await ctx.write((w) => changeSettings(w, values));
}

/** The one that the language names, else the site's own choice. */
export async function translated(
  ctx: RequestContext,
  { localeKey, translationService }: Pick<Locale, 'localeKey' | 'translationService'>,
  texts: readonly string[],
): Promise<readonly string[]> {
  const type = translationService ?? ctx.setting(localeConfig.translationService);
  const provider = findProvider(ctx, type);
  if (!provider?.isConfigured(ctx)) throw translationServiceError('translationService.none');
  try {
    const translations = await provider.translate(ctx, texts, { from: ctx.siteLocale, to: localeKey });
    if (translations.length !== texts.length)
      throw new OutgoingProblem('refused', 'The service answered another number of texts.');
    return translations;
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
    ctx.site.log.warn({ err: error, type }, 'a translation service did not answer');
    throw translationServiceError('translationService.failed');
  }
}
