// What the community wrote, in the reader's language where it was translated.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { RecordName } from './translatable.ts';

/** The translated texts of one kind of records in one language: the same object until a translation changes. */
export class TranslatedTexts {
  readonly #texts = new Map<string, string>();

  add(record: string, property: string, text: string): void {
    this.#texts.set(`${record}.${property}`, text);
  }

  /** Undefined: nobody translated it. */
  of(record: RecordName, property: string): string | undefined {
    return this.#texts.get(`${record}.${property}`);
  }
}

interface TranslatedTextRow {
  locale: string;
  record_type: string;
  record: string;
  property_name: string;
  translation: string;
}

type ByLanguage = ReadonlyMap<string, TranslatedTexts>;

/** All of it in one statement: it is small, and every page of another language needs some. */
const translatedTextsSnapshot: Snapshot<ByLanguage, Pick<Site, 'database'>> = {
  name: 'translations',
  tags: [cacheTag.translations],
  load: async ({ database }) => {
    const rows = await database.rows<TranslatedTextRow>(sql`
      select locale, record_type, coalesce(record_id::text, record_key) as record, property_name, translation
      from translations where resource in (select url_code from translation_resources where is_built_in)`);
    const all = new Map<string, TranslatedTexts>();
    for (const row of rows) {
      const key = `${row.record_type} ${row.locale}`;
      const translated = all.get(key) ?? new TranslatedTexts();
      all.set(key, translated);
      translated.add(row.record, row.property_name, row.translation);
    }
    return all;
  },
};

/** Undefined: nothing of this kind is translated into the reader's language. */
export async function translatedTextsOf(
  ctx: Pick<RequestContext, 'snapshot' | 'locale'>,
  recordType: string,
): Promise<TranslatedTexts | undefined> {
  return (await ctx.snapshot(translatedTextsSnapshot)).get(`${recordType} ${ctx.locale}`);
}
