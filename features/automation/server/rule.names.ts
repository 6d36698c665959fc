// What the records are called that rules name by their numbers.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { staffActs } from '../../../platform/server/places/staff-acts.ts';
import { recordTypeOfField } from '../../audit-log/record-fields.ts';
import type { RuleRow } from './rule.queries.ts';

/** By `category:5`, as far as whoever asks may see it: one statement for each kind, for any number of rules. */
export type RuleNames = ReadonlyMap<string, string>;

export async function ruleNames(ctx: RequestContext, rows: readonly RuleRow[]): Promise<RuleNames> {
  const wanted = Map.groupBy(rows.flatMap(recordsIn), ({ type }) => type);
  const names = new Map<string, string>();
  for (const { acts, recordsOf } of staffActs.of(ctx))
    for (const type of new Set(Object.values(acts).map(({ recordType }) => recordType))) {
      const ids = [...new Set(wanted.get(type)?.map(({ id }) => id))];
      if (!recordsOf || ids.length === 0) continue;
      for (const [id, { name }] of await recordsOf(ctx, ids)) names.set(`${type}:${id}`, name);
    }
  return names;
}

export function namesOf(row: RuleRow, names: RuleNames): Record<string, string> {
  const keys = recordsIn(row).map(({ type, id }) => `${type}:${id}`);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const name = names.get(key);
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}

function recordsIn({ trigger_value: value, actions, category_ids: categoryIDs }: RuleRow) {
  const fields = [value, ...actions.map(({ actionValue }) => actionValue), { categoryIDs }];
  return fields.flatMap((each) =>
    Object.entries(each).flatMap(([field, ids]) => {
      const type = recordTypeOfField(field);
      if (!type) return [];
      return [ids].flat().flatMap((id) => (Number.isSafeInteger(id) ? [{ type, id: id as number }] : []));
    }),
  );
}
