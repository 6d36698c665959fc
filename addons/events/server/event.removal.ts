// Events that were deleted: out of sight for a time, with what was answered; brought back from the log; gone for good.
import {
  type Addon,
  becomeAgain,
  becomePlain,
  notFound,
  type RequestContext,
  requireDiscussion,
  requireUnarchivedOrEditor,
  sql,
  type UndoableAct,
  undoDays,
  undoError,
  type WriteContext,
} from '@parley/addon-api';
import { eventError } from '../events.contract.ts';
import { eventDeleted, eventRestored } from '../events.events.ts';
import { removeEvent } from './event.actions.ts';
import { eventActs, recordOnEvent } from './event.acts.ts';
import { type EventRow, findEventOf, looksAfterEvents } from './event.rows.ts';
import { staleWith } from './events.tag.ts';
import { fillPlaces } from './participant.actions.ts';
import { scheduleReminders } from './reminders.ts';

/** Its discussion is a plain one from then on; where nothing can be undone, the event is gone at once. */
export async function deleteEventForATime(ctx: RequestContext, row: EventRow): Promise<void> {
  const days = ctx.setting(undoDays);
  await ctx.write(async (w) => {
    const before = await becomePlain(ctx, w, row.discussion_id);
    const isGone = days === 0 ? await removeEvent(w, row) : await hideEvent(w, row, days);
    if (!isGone) return;
    const { postTypeID, statusID } = before ?? {};
    const undo = days > 0 && before ? { postTypeID, statusID } : undefined;
    await recordOnEvent(w, eventActs.deleted, row, undo);
  });
}

/** false: it was gone already. */
async function hideEvent(
  w: WriteContext,
  { event_id: eventID, discussion_id: discussionID }: EventRow,
  days: number,
): Promise<boolean> {
  const hidden = await w.db.execute(sql`
    update calendar_events set date_deleted = now(), date_purge = now() + ${days} * interval '1 day'
    where event_id = ${eventID} and date_deleted is null`);
  if (hidden === 0) return false;
  await w.announce(eventDeleted, { eventID, discussionID, userID: w.viewer.userID }, staleWith(discussionID));
  return true;
}

/** What was deleted and is not to come back goes by a job. */
export const eventPurges: NonNullable<Addon['unfinishedWork']> = [
  {
    name: 'deletion of events',
    records: sql`select event_id as id, date_purge as begun from calendar_events where date_purge <= now()`,
    goOn: async (w, eventID) => {
      await w.db.execute(sql`
        delete from calendar_events where event_id = ${eventID} and date_purge <= now()`);
    },
  },
];

/** By those who look after events there. Who came comes again, and who gave up their place meanwhile does not. */
export const undoableEventDeletion: UndoableAct = {
  act: eventActs.deleted,
  undo: async (ctx, { recordID: eventID, undo }) => {
    const row = await ctx.db.row<{ discussion_id: number }>(sql`
      select discussion_id from calendar_events where event_id = ${eventID}`);
    if (!row) throw notFound('Event');
    const { discussion_id: discussionID } = row;
    const discussion = await requireDiscussion(ctx, discussionID);
    if (!looksAfterEvents(ctx, discussion)) throw eventError('event.organisersOnly');
    await requireUnarchivedOrEditor(ctx, discussion);
    return async (w) => {
      const before = { postTypeID: String(undo.postTypeID), statusID: Number(undo.statusID) };
      if (!(await becomeAgain(ctx, w, discussionID, before))) throw undoError('undo.changedSince');
      await showAgain(w, eventID, discussionID);
    };
  },
};

/** Where another event was made of the discussion meanwhile, that one stays, also while it rests. */
async function showAgain(w: WriteContext, eventID: number, discussionID: number): Promise<void> {
  const shown = await w.db.execute(sql`
    update calendar_events set date_deleted = null, date_purge = null
    where event_id = ${eventID} and date_deleted is not null and not exists (
      select from calendar_events other where other.discussion_id = ${discussionID} and other.date_deleted is null)`);
  const row = shown > 0 && (await findEventOf(w, discussionID));
  if (!row) throw undoError('undo.changedSince');
  await scheduleReminders(w, eventID, { ...row, date_starts: new Date(row.date_starts) });
  await w.announce(
    eventRestored,
    { eventID, discussionID, userID: w.viewer.userID },
    staleWith(discussionID),
  );
  await fillPlaces(w, eventID);
}
