// What administrators do with settings.
import { defineStaffActs } from '../../contract/staff-act.ts';
import { type ActedOn, recordAct, shortValue } from '../audit-log/record-act.ts';
import { sql } from '../db/sql.ts';
import type { WriteContext } from '../http/context.ts';

export const settingActs = defineStaffActs('setting', { changed: 'Changed a setting' });

/** Called before they are stored: an entry for each that becomes another one. */
export function recordSettings(w: WriteContext, values: Readonly<Record<string, unknown>>): Promise<void> {
  return record(w, values, (key) => [values[key]]);
}

/** Called before what is stored of them is deleted. */
export function recordReset(w: WriteContext, keys: readonly string[]): Promise<void> {
  const values = Object.fromEntries(keys.map((key) => [key, defaultOf(w, key)]));
  return record(w, values, () => []);
}

const defaultOf = (w: WriteContext, key: string): unknown =>
  w.site.settingDefaults.get(key) ?? w.site.features.configKeys.get(key)?.default;

/** `storedAs`: what will be stored, which is nothing or a value. */
async function record(
  w: WriteContext,
  values: Readonly<Record<string, unknown>>,
  storedAs: (key: string) => unknown[],
): Promise<void> {
  const keys = Object.keys(values);
  const stored = await w.db.rows<{ key: string; value: unknown }>(
    sql`select key, value from config_values where key = any(${keys})`,
  );
  const before = new Map(stored.map((row) => [row.key, row.value]));
  for (const key of keys) {
    const was = before.has(key) ? before.get(key) : defaultOf(w, key);
    if (JSON.stringify(was) === JSON.stringify(values[key])) continue;
    const isSecret = w.site.features.configKeys.get(key)?.isSecret;
    const shown = (value: unknown) => (isSecret ? '(secret)' : shortValue(value ?? null));
    await recordAct(w, settingActs.changed, {
      recordKey: key.slice(0, 250),
      before: { value: shown(was) },
      after: { value: shown(values[key]) },
      undo: isSecret ? undefined : undoOf(key, before.has(key) ? [was] : [], storedAs(key)),
    });
  }
}

/** Whatever is longer is not stored twice. */
const LONGEST_UNDO = 20_000;

/** What was stored and what is: nothing, or a value. */
function undoOf(key: string, was: unknown[], is: unknown[]): ActedOn['undo'] {
  const undo = { key, was, is };
  return JSON.stringify(undo).length <= LONGEST_UNDO ? (undo as ActedOn['undo']) : undefined;
}
