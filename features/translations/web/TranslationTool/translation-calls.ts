import { call } from '../../../../platform/web/api/call.ts';
import type {
  getTranslatableProperties,
  getTranslations,
  removeTranslations,
  saveTranslations,
  TranslatableProperty,
} from '../../translations.contract.ts';
import { type changesOf, recordTypeOf, type Texts } from './translation-edits.ts';

/** Records in one answer; each has two texts at most, which is what an answer of translations holds. */
export const RECORDS_AT_ONCE = 50;

export interface Subject {
  /** The end of the address: `/translations/categories`. */
  resource: string;
  recordType?: string;
  recordIDs?: number[];
}

export async function fetchProperties(
  { resource, ...named }: Subject,
  page: number,
): Promise<TranslatableProperty[]> {
  const { body } = await call<typeof getTranslatableProperties>('GET /translations/:urlCode/properties', {
    params: { urlCode: resource },
    query: { ...named, page, limit: RECORDS_AT_ONCE },
  });
  return body;
}

/** What is translated already. Without a language or a text there is nothing to ask for. */
export async function fetchTranslations(
  resource: string,
  locale: string,
  properties: readonly TranslatableProperty[],
): Promise<Texts> {
  const recordType = recordTypeOf(properties);
  if (locale === '' || recordType === undefined) {
    // biome-ignore lint/suspicious/noConsole: a fault of the page that opened the dialog, for whoever develops it.
    console.warn('Translations need a locale and at least one property.');
    return {};
  }
  const recordIDs = [...new Set(properties.flatMap((each) => each.recordID ?? []))];
  const recordKeys = [...new Set(properties.flatMap((each) => each.recordKey ?? []))];
  const { body } = await call<typeof getTranslations>('GET /translations/:urlCode', {
    params: { urlCode: resource },
    query: {
      locale,
      recordType,
      ...(recordIDs.length > 0 ? { recordIDs } : { recordKeys }),
      limit: 2 * RECORDS_AT_ONCE,
    },
  });
  return Object.fromEntries(body.map((row) => [row.translationPropertyKey, row.translation]));
}

export async function sendChanges(
  resource: string,
  { saved, removed }: ReturnType<typeof changesOf>,
): Promise<void> {
  const params = { urlCode: resource };
  if (saved.length > 0)
    await call<typeof saveTranslations>('PATCH /translations/:urlCode', { params, body: saved });
  if (removed.length > 0)
    await call<typeof removeTranslations>('PATCH /translations/:urlCode/remove', { params, body: removed });
}
