// What the records in entries are called: those that were acted on, and those that their fields name.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type ActedOnRecord, staffActs } from '../../../platform/server/places/staff-acts.ts';
import { recordTypeOfField } from '../record-fields.ts';
import type { EntryRow } from './entry.list.ts';

export type NamedRecords = ReadonlyMap<string, ReadonlyMap<number, ActedOnRecord>>;

const MOST_OF_A_KIND = 200;

/** One statement for each kind of record among them. */
export async function recordsNamed(
  ctx: RequestContext,
  wanted: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<NamedRecords> {
  const found = new Map<string, ReadonlyMap<number, ActedOnRecord>>();
  for (const { acts, recordsOf } of staffActs.of(ctx)) {
    const types = new Set(Object.values(acts).map(({ recordType }) => recordType));
    for (const type of types) {
      const ids = [...(wanted.get(type) ?? [])].slice(0, MOST_OF_A_KIND);
      if (recordsOf && ids.length > 0) found.set(type, await recordsOf(ctx, ids));
    }
  }
  return found;
}

/** Of what their fields name, by `category:5`, as far as this viewer may see it. */
export async function namesInFields(
  ctx: RequestContext,
  rows: readonly EntryRow[],
): Promise<Record<string, string>> {
  const wanted = new Map<string, Set<number>>();
  for (const { before, after } of rows)
    for (const [field, value] of [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]) {
      const type = recordTypeOfField(field);
      if (!type) continue;
      const ids = wanted.get(type) ?? new Set();
      for (const id of [value].flat()) if (Number.isSafeInteger(id)) ids.add(id as number);
      wanted.set(type, ids);
    }
  const records = await recordsNamed(ctx, wanted);
  return Object.fromEntries(
    [...records].flatMap(([type, byID]) => [...byID].map(([id, { name }]) => [`${type}:${id}`, name])),
  );
}
