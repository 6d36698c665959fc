// What administrators do with settings.
import { defineStaffActs } from '../../contract/staff-act.ts';
import { recordAct, shortValue } from '../audit-log/record-act.ts';
import { sql } from '../db/sql.ts';
import type { WriteContext } from '../http/context.ts';

export const settingActs = defineStaffActs('setting', { changed: 'Changed a setting' });

/** Called before they are stored: an entry for each that becomes another one. */
export async function recordSettings(
  w: WriteContext,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const keys = Object.keys(values);
  const stored = await w.db.rows<{ key: string; value: unknown }>(
    sql`select key, value from config_values where key = any(${keys})`,
  );
  const before = new Map(stored.map((row) => [row.key, row.value]));
  for (const key of keys) {
    const declared = w.site.features.configKeys.get(key);
    const was = before.has(key) ? before.get(key) : (w.site.settingDefaults.get(key) ?? declared?.default);
    if (JSON.stringify(was) === JSON.stringify(values[key])) continue;
    const shown = (value: unknown) => (declared?.isSecret ? '(secret)' : shortValue(value ?? null));
    await recordAct(w, settingActs.changed, {
      recordKey: key.slice(0, 250),
      before: { value: shown(was) },
      after: { value: shown(values[key]) },
    });
  }
}
