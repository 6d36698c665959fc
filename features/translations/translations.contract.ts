// Translations of what the community wrote: names of categories, tags, profile fields, items.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, limit, page } from '../../platform/contract/fields.ts';

export const PROPERTY_TYPES = ['text', 'text-multiline'] as const;

const record = {
  recordType: z.string().min(1).max(64),
  recordID: id.optional(),
  recordKey: z.string().min(1).max(255).optional(),
  propertyName: z.string().min(1).max(64),
};

/** One text in one language. */
export const translation = z.object({
  resource: z.string(),
  ...record,
  /** `recordType.recordIDorKey.propertyName` */
  translationPropertyKey: z.string(),
  locale: z.string(),
  translation: z.string(),
  dateUpdated: dateTime,
});
export type Translation = z.infer<typeof translation>;

/** A text that can be translated, as it was written. */
export const translatableProperty = z.object({
  resource: z.string(),
  ...record,
  translationPropertyKey: z.string(),
  propertyType: z.enum(PROPERTY_TYPES),
  propertyValidation: z.object({ maxLength: z.int() }),
  sourceText: z.string(),
});
export type TranslatableProperty = z.infer<typeof translatableProperty>;

type Named = { recordID?: number | undefined; recordKey?: string | undefined };
const isNamed = (given: Named) => given.recordID !== undefined || given.recordKey !== undefined;
const isNamedOnce = (given: Named) => given.recordID === undefined || given.recordKey === undefined;
const NAMED_ONCE = { message: 'A record has either recordID or recordKey.', path: ['recordID'] };
const MISSING = {
  message: 'One of recordID, recordKey is required.',
  path: ['recordID'],
  params: { isMissing: true },
};

const place = z.object({
  ...record,
  locale: z.string().min(2).max(35),
  // What clients tell beside, and what follows from the rest.
  translationPropertyKey: z.string().max(500).optional(),
  propertyType: z.string().max(64).optional(),
});
export type TranslationPlace = z.infer<typeof place>;

const given = place.extend({ translation: z.string().trim().min(1).max(10_000) });
export type GivenTranslation = z.infer<typeof given>;

const params = z.object({ urlCode: z.string().max(32) });
const ids = z.array(z.int32()).max(100).optional();
const keys = z.array(z.string().max(255)).max(100).optional();

export const addTranslationResource = endpoint({
  method: 'POST',
  path: '/translations',
  summary: 'Names a kind of things that are translated: for programs that keep translations here.',
  permission: 'site.manage',
  body: z.object({
    urlCode: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'urlCode: up to 32 letters, digits, hyphens.'),
    name: z.string().trim().min(1).max(64).optional(),
    sourceLocale: z.string().min(2).max(35).optional(),
  }),
  errors: ['translation.resourceExists'],
  status: 201,
});

export const getTranslations = endpoint({
  method: 'GET',
  path: '/translations/:urlCode',
  summary: 'What is translated into a language.',
  permission: 'site.manage',
  params,
  query: z.object({
    locale: z.string().max(100),
    recordType: z.string().max(64).optional(),
    recordIDs: ids,
    recordKeys: keys,
    propertyName: z.string().max(64).optional(),
    page,
    limit: limit(100),
  }),
  response: z.array(translation),
});

export const getTranslatableProperties = endpoint({
  method: 'GET',
  path: '/translations/:urlCode/properties',
  summary: 'What can be translated, as it was written.',
  permission: 'site.manage',
  params,
  query: z.object({
    recordType: z.string().max(64).optional(),
    recordIDs: ids,
    recordKeys: keys,
    page,
    /** Of records; each has as many rows as it has texts. */
    limit: limit(100),
  }),
  response: z.array(translatableProperty),
});

export const saveTranslations = endpoint({
  method: 'PATCH',
  path: '/translations/:urlCode',
  summary: 'Says texts in a language.',
  permission: 'site.manage',
  params,
  body: z.array(given.refine(isNamed, MISSING).refine(isNamedOnce, NAMED_ONCE)).max(500),
  status: 200,
});

export const removeTranslations = endpoint({
  method: 'PATCH',
  path: '/translations/:urlCode/remove',
  summary: 'Takes translations away: the texts are said as they were written.',
  permission: 'site.manage',
  params,
  body: z.array(place.refine(isNamed, MISSING).refine(isNamedOnce, NAMED_ONCE)).max(500),
  status: 200,
});

export const translationError = defineErrors({
  'translation.resourceExists': [400, 'There is a resource of this name already.'],
});

export function propertyKey(of: {
  recordType: string;
  recordID?: number | undefined;
  recordKey?: string | undefined;
  propertyName: string;
}): string {
  return `${of.recordType}.${of.recordID ?? of.recordKey}.${of.propertyName}`;
}
