import type { BodyOf } from '../../../platform/contract/endpoint.ts';
import { type FieldError, validationProblem } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import {
  type addTranslationResource as addContract,
  type GivenTranslation,
  propertyKey,
  type TranslationPlace,
  translationError,
} from '../translations.contract.ts';
import { translationRemoved, translationResourceAdded, translationSaved } from '../translations.events.ts';
import type { RecordName, Translatable } from './translatable.ts';
import { kindsOf, localeFinder, localeKeys, localeReader, type Resource } from './translation.queries.ts';

const INVALIDATES = [cacheTag.translations];

export async function addResource(
  ctx: RequestContext,
  { urlCode, name = urlCode, sourceLocale }: BodyOf<typeof addContract.spec>,
): Promise<void> {
  const locale =
    sourceLocale === undefined ? null : localeReader(await localeKeys(ctx))(sourceLocale, 'sourceLocale');
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into translation_resources (url_code, name, source_locale) values (${urlCode}, ${name}, ${locale})
      on conflict do nothing`);
    if (added === 0) throw translationError('translation.resourceExists');
    await w.announce(translationResourceAdded, { urlCode });
  });
}

export async function saveTranslations(
  ctx: RequestContext,
  resource: Resource,
  given: readonly GivenTranslation[],
): Promise<void> {
  const rows = await sound(ctx, resource, given);
  if (rows.length === 0) return;
  await requireTranslatable(ctx, resource, rows);
  await ctx.write(async (w) => {
    const changed = await w.db.execute(sql`
      insert into translations
        (resource, record_type, record_id, record_key, property_name, locale, translation, update_user_id)
      select ${resource.url_code}, record_type, record_id, record_key, property_name, locale, translation,
        ${w.viewer.userID || null}::int
      from jsonb_to_recordset(${json(rows)}::jsonb) as given (
        record_type text, record_id int, record_key text, property_name text, locale text, translation text)
      on conflict (resource, locale, record_type, record_id, record_key, property_name) do update
        set translation = excluded.translation, date_updated = now(), update_user_id = excluded.update_user_id
        where translations.translation <> excluded.translation`);
    await announce(w, translationSaved, resource, changed);
  });
}

export async function removeTranslations(
  ctx: RequestContext,
  resource: Resource,
  given: readonly TranslationPlace[],
): Promise<void> {
  const rows = await sound(ctx, resource, given);
  if (rows.length === 0) return;
  await ctx.write(async (w) => {
    const removed = await w.db.execute(sql`
      delete from translations t using jsonb_to_recordset(${json(rows)}::jsonb) as given (
        record_type text, record_id int, record_key text, property_name text, locale text)
      where t.resource = ${resource.url_code} and t.record_type = given.record_type
        and t.record_id is not distinct from given.record_id
        and t.record_key is not distinct from given.record_key
        and t.property_name = given.property_name and t.locale = given.locale`);
    await announce(w, translationRemoved, resource, removed);
  });
}

/** Only if something did happen. */
async function announce(
  w: WriteContext,
  event: typeof translationSaved,
  { url_code }: Resource,
  count: number,
): Promise<void> {
  if (count > 0) await w.announce(event, { resource: url_code, count }, { invalidates: INVALIDATES });
}

/** A record goes with all its translations. */
export async function dropTranslations(
  w: WriteContext,
  { resource, recordType }: Pick<Translatable, 'resource' | 'recordType'>,
  record: RecordName,
): Promise<void> {
  await w.db.execute(sql`
    delete from translations where resource = ${resource} and record_type = ${recordType}
      and record_id is not distinct from ${typeof record === 'number' ? record : null}::int
      and record_key is not distinct from ${typeof record === 'number' ? null : record}::text`);
}

/** With languages as the community names them; of two that name the same text the later one counts. */
async function sound<T extends TranslationPlace>(
  ctx: RequestContext,
  resource: Resource,
  given: readonly T[],
): Promise<T[]> {
  if (given.length === 0) return [];
  const localeOf = localeFinder(await localeKeys(ctx));
  const source = resource.source_locale ?? ctx.siteLocale;
  refuseEach(given, (row) =>
    localeOf(row.locale) === undefined
      ? ['locale', 'locale: the community has no such language.']
      : undefined,
  );
  const rows = given.map((row) => ({ ...row, locale: localeOf(row.locale) ?? row.locale }));
  refuseEach(rows, (row) =>
    row.locale === source ? ['locale', 'locale: the text itself is in this language.'] : undefined,
  );
  return [...new Map(rows.map((row) => [`${row.locale} ${propertyKey(row)}`, row])).values()];
}

/** Of what the product shows, only what it shows; resources of other programs hold what these put into them. */
async function requireTranslatable(
  ctx: RequestContext,
  resource: Resource,
  rows: readonly GivenTranslation[],
): Promise<void> {
  const kinds = kindsOf(ctx, resource.url_code);
  if (kinds.length === 0) return;
  const nameOf = (row: GivenTranslation): RecordName => row.recordID ?? row.recordKey ?? '';
  const known = new Map<string, ReadonlySet<RecordName>>();
  for (const kind of kinds) {
    const named = rows.filter((row) => row.recordType === kind.recordType).map(nameOf);
    const found = named.length === 0 ? [] : await kind.records(ctx, { named, page: 1, limit: named.length });
    known.set(kind.recordType, new Set(found.map(({ record }) => record)));
  }
  refuseEach(rows, (row) => {
    const kind = kinds.find((each) => each.recordType === row.recordType);
    if (!kind) return ['recordType', `recordType: there is no ${row.recordType} here.`];
    const property = kind.properties.find((each) => each.propertyName === row.propertyName);
    if (!property) return ['propertyName', `propertyName: ${row.propertyName} is not translated.`];
    if (!known.get(kind.recordType)?.has(nameOf(row)))
      return [row.recordID === undefined ? 'recordKey' : 'recordID', 'This record is not there.'];
    return row.translation.length > property.maxLength
      ? ['translation', `translation must not be longer than ${property.maxLength} characters.`]
      : undefined;
  });
}

function refuseEach<T>(
  rows: readonly T[],
  problemOf: (row: T) => readonly [field: string, message: string] | undefined,
): void {
  const errors = rows.flatMap((row, index): FieldError[] => {
    const problem = problemOf(row);
    if (!problem) return [];
    const [field, message] = problem;
    return [{ field, message, code: 'invalid', status: 422, path: `[${index}]`, index }];
  });
  if (errors.length > 0) throw validationProblem(errors);
}

function json(rows: readonly (TranslationPlace & { translation?: string })[]): string {
  return JSON.stringify(
    rows.map((row) => ({
      record_type: row.recordType,
      record_id: row.recordID ?? null,
      record_key: row.recordKey ?? null,
      property_name: row.propertyName,
      locale: row.locale,
      translation: row.translation,
    })),
  );
}
