// What themes were, and which one everybody saw, put back where nobody changed it since.
import { undoError } from '../../../platform/server/audit-log/undo-act.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';
import { themeApplied, themeChanged, themeDeleted } from '../themes.events.ts';
import { currentState } from './chosen-theme.ts';
import { invalidatedTagsOf } from './theme.actions.ts';
import { themeActs } from './theme.acts.ts';
import { lockTheme } from './theme.queries.ts';
import { requireTheme } from './theme-state.ts';

export const undoableThemeChange: UndoableAct = {
  act: themeActs.changed,
  undo: async (ctx, { recordID, undo }) => {
    ctx.require('site.manage');
    return async (w) => {
      const row = await lockTheme(w.db, recordID);
      if (row?.live_revision_id !== undo.is) throw undoError('undo.changedSince');
      await w.db.execute(sql`
        update themes set revision_id = ${Number(undo.was)}, update_user_id = ${w.viewer.userID}, date_updated = now()
        where theme_id = ${recordID}`);
      await w.announce(
        themeChanged,
        { themeID: recordID, userID: w.viewer.userID, fromRevisionID: Number(undo.is) },
        { invalidates: await invalidatedTagsOf(w, recordID) },
      );
    };
  },
};

export const undoableThemeChoice: UndoableAct = {
  act: themeActs.applied,
  undo: async (ctx, { undo }) => {
    ctx.require('site.manage');
    return async (w) => {
      const now = await currentState(w.db);
      if (String(now.themeID) !== String(undo.is)) throw undoError('undo.changedSince');
      const was = await requireTheme(w.db, String(undo.was));
      const key = was.row ? null : String(was.themeID);
      await w.db.execute(
        sql`update current_theme set theme_key = ${key}, theme_id = ${was.row?.theme_id ?? null}`,
      );
      await w.announce(
        themeApplied,
        { themeID: was.themeID, userID: w.viewer.userID, fromThemeID: now.themeID },
        { invalidates: [cacheTag.themes] },
      );
    };
  },
};

export const undoableTheme: UndoableAct = {
  act: themeActs.added,
  undo: async (ctx, { recordID, date }) => {
    ctx.require('site.manage');
    return async (w) => {
      const row = await lockTheme(w.db, recordID);
      const isChanged = await w.db.row(sql`
        select 1 from theme_revisions where theme_id = ${recordID} and date_inserted <> ${date}::timestamptz
        union all select 1 from current_theme where theme_id = ${recordID}`);
      if (!row || isChanged) throw undoError('undo.changedSince');
      await w.db.execute(sql`update themes set date_deleted = now() where theme_id = ${recordID}`);
      await w.db.execute(sql`delete from theme_previews where theme_id = ${recordID}`);
      await w.announce(
        themeDeleted,
        { themeID: recordID, userID: w.viewer.userID },
        { invalidates: [cacheTag.themePreviews] },
      );
    };
  },
};

export const undoableThemeActs = [undoableTheme, undoableThemeChange, undoableThemeChoice];
