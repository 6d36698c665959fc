// How a category looked and was called, put back where nobody changed it since.
import { notFound } from '../../../platform/contract/errors.ts';
import { undoError } from '../../../platform/server/audit-log/undo-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';
import { categoryError } from '../categories.contract.ts';
import { categoryChanged } from '../categories.events.ts';
import { INVALIDATES, lockTree } from './category.actions.ts';
import { categoryActs } from './category.acts.ts';

type Values = Readonly<Record<string, string | number | boolean | null>>;

export const undoableCategoryChange: UndoableAct = {
  act: categoryActs.changed,
  undo: async (ctx, { recordID, undo }) => {
    ctx.require('site.manage');
    const [was, is] = [undo.was as Values, undo.is as Values];
    return async (w) => {
      const tree = await lockTree(w);
      const node = tree.byID.get(recordID);
      if (!node) throw notFound('Category');
      const now: Values = Object.fromEntries(Object.entries(node).filter(([name]) => name in is));
      if (Object.keys(is).some((name) => now[name] !== is[name])) throw undoError('undo.changedSince');
      const taken = typeof was.urlcode === 'string' && tree.byUrlcode.get(was.urlcode.toLowerCase());
      if (taken && taken !== node) throw categoryError('category.urlcodeTaken');
      const next = { ...node, ...was };
      await w.db.execute(sql`
        update categories set name = ${next.name}, urlcode = ${next.urlcode}, description = ${next.description},
          display_as = ${next.display_as}, is_featured = ${next.is_featured}, is_archived = ${next.is_archived},
          icon_url = ${next.icon_url}, banner_url = ${next.banner_url}, color = ${next.color}, icon = ${next.icon},
          date_updated = now()
        where category_id = ${recordID}`);
      await w.announce(categoryChanged, { categoryID: recordID }, { invalidates: INVALIDATES });
    };
  },
};
