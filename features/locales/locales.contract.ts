// The languages of the community, and what the interface says in them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { limit, page } from '../../platform/contract/fields.ts';

// Pages of the platform make this call too. It is answered here, and has its name in the description of the API from here.
export { chooseLocale } from '../../platform/contract/languages/choose-locale.ts';

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

export const getInterfaceTranslations = endpoint({
  method: 'GET',
  path: '/locales/translations/:locale',
  summary: 'What the interface says in a language: every text, by its English wording.',
  permission: 'public',
  params: z.object({ locale: z.string().max(100) }),
  query: z.object({ etag: z.string().max(200).optional() }),
  response: z.record(z.string(), z.string()),
});

const form = z.string().trim().min(1).max(1000);
/** A text, or each plural form of the language. */
const messageText = z.union([
  form,
  z.object({
    zero: form.describe('The words for none.').optional(),
    one: form.describe('The words for one.').optional(),
    two: form.describe('The words for two.').optional(),
    few: form.describe('The words for a few, as the language counts.').optional(),
    many: form.describe('The words for many, as the language counts.').optional(),
    other: form.describe('The words for every number beside those.'),
  }),
]);
export type MessageText = z.infer<typeof messageText>;

const forms = z.record(z.string(), z.string());

export const wording = z.object({
  /** Its English text: of plurals that of many. */
  wording: z.string(),
  english: z.union([z.string(), forms]),
  /** As the language is shipped; null: it is shown in English. */
  asItComes: z.union([z.string(), forms, z.null()]),
  /** What the community says instead. */
  own: z.union([z.string(), forms, z.null()]),
});
export type Message = z.infer<typeof wording>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/locales/:localeID/wordings',
  summary: 'What the interface says in a language, and what the community says instead.',
  permission: 'site.manage',
  params,
  query: z.object({
    /** In English or in the language, whatever its case. */
    query: z.string().max(200).optional(),
    /** Those that the community says in its own words alone. */
    isChanged: z.boolean().default(false),
    /** Those that the language lacks alone. */
    isMissing: z.boolean().default(false),
    page,
    limit: limit(30, 100),
  }),
  response: z.array(wording),
  paging: 'numbered',
});

export const changeMessage = endpoint({
  method: 'PATCH',
  path: '/locales/:localeID/wordings',
  summary: 'Says a text in words of the community; null puts it back.',
  permission: 'site.manage',
  params,
  body: z.object({ wording: z.string().min(1).max(500), own: messageText.nullable() }),
  response: wording,
  errors: ['locale.otherGaps', 'locale.otherForms'],
});

export const localeError = defineErrors({
  'locale.unknown': [422, 'This is no language: write its code, such as fr or pt-BR.'],
  'locale.exists': [409, 'This language is there already.'],
  'locale.notSpoken': [422, 'The interface does not speak this language here.'],
  'locale.otherGaps': [
    422,
    'Only the gaps of the English wording can be filled: leave out all other words in braces.',
  ],
  'locale.otherForms': [
    422,
    'A number of things has a text for each plural form of the language, all else one text.',
  ],
  'locale.noService': [422, 'There is no such translation service.'],
});
