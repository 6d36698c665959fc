import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { communityLocales } from '../../locales/server/locale.queries.ts';
import {
  type getTranslatableProperties,
  type getTranslations,
  propertyKey,
  type TranslatableProperty,
  type Translation,
} from '../translations.contract.ts';
import { type RecordName, type Translatable, translatables } from './translatable.ts';

export interface Resource {
  url_code: string;
  source_locale: string | null;
}

export async function requireResource(ctx: RequestContext, urlCode: string): Promise<Resource> {
  const row = await ctx.db.row<Resource>(sql`
    select url_code, source_locale from translation_resources where url_code = ${urlCode}`);
  if (!row) throw notFound('Resource');
  return row;
}

/** `pt_br` is `pt-BR`. */
export function localeFinder(keys: readonly string[]): (given: string) => string | undefined {
  return (given) => {
    const wanted = given.replaceAll('_', '-').toLowerCase();
    return keys.find((key) => key.toLowerCase() === wanted);
  };
}

/** A language that the community does not have is an error of the caller. */
export function localeReader(keys: readonly string[]): (given: string, field?: string) => string {
  const find = localeFinder(keys);
  return (given, field = 'locale') => {
    const found = find(given);
    if (!found) throw fieldProblem(field, `${field}: the community has no such language.`);
    return found;
  };
}

export async function localeKeys(ctx: RequestContext): Promise<string[]> {
  return (await communityLocales(ctx)).map((each) => each.localeKey);
}

interface TranslationRow {
  record_type: string;
  record_id: number | null;
  record_key: string | null;
  property_name: string;
  locale: string;
  translation: string;
  date_updated: string;
}

export async function findTranslations(
  ctx: RequestContext,
  resource: string,
  query: QueryOf<(typeof getTranslations)['spec']>,
): Promise<Translation[]> {
  requireRecordType(query);
  const locale = localeReader(await localeKeys(ctx))(query.locale);
  const rows = await ctx.db.rows<TranslationRow>(sql`
    select record_type, record_id, record_key, property_name, locale, translation, date_updated
    from translations
    where ${sql.and([
      sql`resource = ${resource} and locale = ${locale}`,
      query.recordType !== undefined && sql`record_type = ${query.recordType}`,
      query.recordIDs && sql`record_id = any(${query.recordIDs})`,
      query.recordKeys && sql`record_key = any(${query.recordKeys})`,
      query.propertyName !== undefined && sql`property_name = ${query.propertyName}`,
    ])}
    order by record_type, record_id, record_key, property_name
    limit ${sql.integer(query.limit)} offset ${sql.integer((query.page - 1) * query.limit)}`);
  return rows.map((row) => {
    const of = {
      recordType: row.record_type,
      ...(row.record_id === null ? { recordKey: row.record_key ?? '' } : { recordID: row.record_id }),
      propertyName: row.property_name,
    };
    return {
      resource,
      ...of,
      translationPropertyKey: propertyKey(of),
      locale: row.locale,
      translation: row.translation,
      dateUpdated: row.date_updated,
    };
  });
}

/** Ids and keys name records of one kind alone. */
function requireRecordType(query: {
  recordType?: string | undefined;
  recordIDs?: unknown;
  recordKeys?: unknown;
}): void {
  if (query.recordType !== undefined || (!query.recordIDs && !query.recordKeys)) return;
  throw fieldProblem('recordType', 'recordType is required with recordIDs and recordKeys.');
}

export function kindsOf(ctx: RequestContext, resource: string): Translatable[] {
  return translatables.of(ctx).filter((kind) => kind.resource === resource);
}

/** What programs store in resources of their own is theirs to know: nothing is listed of them. */
export async function findProperties(
  ctx: RequestContext,
  resource: string,
  query: QueryOf<(typeof getTranslatableProperties)['spec']>,
): Promise<TranslatableProperty[]> {
  requireRecordType(query);
  const { page, limit, recordType } = query;
  const kind = kindsOf(ctx, resource).find(
    (each) => recordType === undefined || each.recordType === recordType,
  );
  if (!kind) return [];
  const named: RecordName[] | undefined = query.recordIDs ?? query.recordKeys;
  const records = await kind.records(ctx, { named, page, limit });
  return records.flatMap(({ record, texts }) =>
    kind.properties.flatMap(({ propertyName, propertyType, maxLength }): TranslatableProperty[] => {
      const sourceText = texts[propertyName];
      if (!sourceText) return [];
      const of = {
        recordType: kind.recordType,
        ...(typeof record === 'number' ? { recordID: record } : { recordKey: record }),
        propertyName,
      };
      return [
        {
          resource,
          ...of,
          translationPropertyKey: propertyKey(of),
          propertyType,
          propertyValidation: { maxLength },
          sourceText,
        },
      ];
    }),
  );
}
