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
  moved: 'Moved a category',
  deleted: 'Deleted a category',
});

/** What is only shown: it is put back by writing it again. Who sees a category, and where it stands, is not. */
const SHOWN = [
  'name',
  'urlcode',
  'description',
  'display_as',
  'is_featured',
  'is_archived',
  'icon_url',
  'banner_url',
  'color',
  'icon',
] as const;

type Values = Readonly<Record<string, unknown>>;

/** Of the columns that were given, those that are others now. */
export async function recordCategoryChange(
  w: WriteContext,
  categoryID: number,
  { before, after }: { before: Values; after: Values },
): Promise<void> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const shown = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, shortValue(values[name] ?? null)]));
  const isShownAlone = changed.every((name) => (SHOWN as readonly string[]).includes(name));
  const whole = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, (values[name] ?? null) as string | null]));
  await recordAct(w, categoryActs.changed, {
    recordID: categoryID,
    categoryID,
    before: shown(before),
    after: shown(after),
    ...(isShownAlone && { undo: { was: whole(before), is: whole(after) } }),
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
