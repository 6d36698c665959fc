// What administrators do with categories.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordAct, shortValue } from '../../../platform/server/audit-log/record-act.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { categoryPath } from '../category.address.ts';
import { visibleCategories } from './category.policy.ts';

export const categoryActs = defineStaffActs('category', {
  added: 'Added a category',
  changed: 'Changed a category',
  deleted: 'Deleted a category',
});

/** Of the columns that were given, those that are others now. */
export async function recordCategoryChange(
  w: WriteContext,
  categoryID: number,
  { before, after }: { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> },
): Promise<void> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const shown = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((name) => [name, shortValue(values[name] ?? null)]));
  await recordAct(w, categoryActs.changed, {
    recordID: categoryID,
    categoryID,
    before: shown(before),
    after: shown(after),
  });
}

export const categoryStaffActs: StaffActs = {
  acts: categoryActs,
  recordsOf: async (ctx, ids) => {
    const { tree, has } = await visibleCategories(ctx);
    return new Map(
      ids.flatMap((id) => {
        const node = tree.byID.get(id);
        return node && has(id) ? [[id, { name: node.name, path: categoryPath(node.urlcode) }] as const] : [];
      }),
    );
  },
};
