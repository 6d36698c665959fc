// Settings as they are stored: only what differs from what was declared. Whoever changes them announces it: see change-settings.ts.
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { ConfigKey } from './config-key.ts';

export async function storeSettings(
  db: Queryable,
  values: Readonly<Record<string, unknown>>,
  userID: number | null,
): Promise<void> {
  const json = Object.values(values).map((value) => JSON.stringify(value));
  await db.execute(sql`
    insert into config_values (key, value, update_user_id)
    select key, value::jsonb, ${userID} from unnest(${Object.keys(values)}::text[], ${json}::text[]) as given (key, value)
    on conflict (key) do update
      set value = excluded.value, date_updated = now(), update_user_id = excluded.update_user_id`);
}

/** For an object whose parts are changed one by one: of two who do so at once, no change is lost. */
export async function lockSetting(db: Queryable, key: string): Promise<unknown> {
  await storeMissingSetting(db, key, {});
  const row = await db.row<{ value: unknown }>(
    sql`select value from config_values where key = ${key} for update`,
  );
  return row?.value;
}

export async function storeMissingSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await db.execute(sql`
    insert into config_values (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do nothing`);
}

/** What somebody has changed since then stays. */
export async function dropSettingIfStill(db: Queryable, key: string, value: unknown): Promise<void> {
  await db.execute(sql`
    delete from config_values where key = ${key} and value = ${JSON.stringify(value)}::jsonb`);
}

export const someSettingHolds = (text: Sql): Sql =>
  sql`exists (select 1 from config_values where position(${text} in value::text) > 0)`;

/** Whether a setting is on at this moment: for statements that decide by it. */
export const isSettingOn = (
  key: ConfigKey<boolean>,
  defaults: ReadonlyMap<string, unknown>,
): Sql => sql`coalesce(
  (select value = 'true'::jsonb from config_values where key = ${key.key}), ${(defaults.get(key.key) ?? key.default) === true})`;

export async function deleteSettings(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute(sql`delete from config_values where key = any(${keys})`);
}

export interface StoredChange {
  date_updated: string;
  update_user_id: number | null;
}

/** Which settings are stored, since when and by whom; there are never more than are declared. */
export async function storedChanges(db: Queryable): Promise<ReadonlyMap<string, StoredChange>> {
  const rows = await db.rows<StoredChange & { key: string }>(
    sql`select key, date_updated, update_user_id from config_values`,
  );
  return new Map(rows.map(({ key, ...change }) => [key, change]));
}

/** Nobody else changes it before the end of the transaction; undefined: it is not stored. */
export function lockStoredSetting(db: Queryable, key: string): Promise<{ value: unknown } | undefined> {
  return db.row(sql`select value from config_values where key = ${key} for update`);
}

/** As it is at this moment, where a snapshot may be of the moment before. */
export async function readStoredSetting(db: Pick<Queryable, 'row'>, key: string): Promise<unknown> {
  return (await db.row<{ value: unknown }>(sql`select value from config_values where key = ${key}`))?.value;
}
