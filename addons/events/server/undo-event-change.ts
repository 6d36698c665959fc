// When and where an event takes place, as it was before somebody else than its organiser changed it.
import { requireUnarchivedOrEditor, type UndoableAct, undoError } from '@parley/addon-api';
import { eventError } from '../events.contract.ts';
import { storeEvent } from './event.actions.ts';
import { eventActs } from './event.acts.ts';
import { lockEvent, looksAfterEvents, requireEvent } from './event.rows.ts';
import { columnsWith, stored } from './event-columns.ts';

type Values = Parameters<typeof columnsWith>[1];

export const undoableEventChange: UndoableAct = {
  act: eventActs.changed,
  undo: async (ctx, { recordID: eventID, undo }) => {
    const seen = await requireEvent(ctx, eventID);
    if (!looksAfterEvents(ctx, seen)) throw eventError('event.organisersOnly');
    await requireUnarchivedOrEditor(ctx, seen);
    const [was, is] = [undo.was as Values, undo.is as Values];
    return async (w) => {
      const row = await lockEvent(w, eventID);
      const now = stored(row);
      if (Object.keys(is).some((name) => now[name] !== is[name])) throw undoError('undo.changedSince');
      await storeEvent(w, row, columnsWith(row, was));
    };
  },
};
