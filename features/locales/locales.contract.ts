// The languages of the community, and what the interface says in them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { errorCatalogue } from '../../platform/contract/errors.ts';

export const locale = z.object({
  localeID: z.string(),
  localeKey: z.string(),
  regionalKey: z.string(),
  /** Its name in each of the languages. */
  displayNames: z.record(z.string(), z.string()),
  translatable: z.boolean(),
  translationService: z.string().nullable(),
});
export type Locale = z.infer<typeof locale>;

const params = z.object({ localeID: z.string().max(100) });

export const listLocales = endpoint({
  method: 'GET',
  path: '/locales',
  summary: 'The languages of the community, that of the interface first.',
  permission: 'public',
  query: z.object({ isMachineTranslations: z.boolean().optional() }),
  response: z.array(locale),
});

export const getLocale = endpoint({
  method: 'GET',
  path: '/locales/:localeID',
  summary: 'One language.',
  permission: 'site.manage',
  params,
  response: locale,
});

export const addLocale = endpoint({
  method: 'POST',
  path: '/locales',
  summary: 'Adds a language.',
  permission: 'site.manage',
  body: z.object({ locale: z.string().min(2).max(35), translatable: z.boolean() }),
  response: locale,
  errors: ['locale.unknown', 'locale.exists'],
});

export const editLocale = endpoint({
  method: 'PATCH',
  path: '/locales/:localeID',
  summary: 'Says whether what the community writes may be translated into a language, and by what.',
  permission: 'site.manage',
  params,
  body: z.object({
    translatable: z.boolean().optional(),
    translationService: z.string().max(100).nullable().optional(),
  }),
  response: locale,
  errors: ['locale.noService'],
});

export const getTranslations = endpoint({
  method: 'GET',
  path: '/locales/translations/:locale',
  summary: 'What the interface says in a language: every text, by its English wording.',
  permission: 'public',
  params: z.object({ locale: z.string().max(100) }),
  query: z.object({ etag: z.string().max(200).optional() }),
  response: z.record(z.string(), z.string()),
});

export const localeError = errorCatalogue({
  'locale.unknown': [422, 'This is no language: write its code, such as fr or pt-BR.'],
  'locale.exists': [409, 'This language is there already.'],
  'locale.notSpoken': [422, 'The interface does not speak this language here.'],
  'locale.noService': [422, 'There is no such translation service.'],
});
