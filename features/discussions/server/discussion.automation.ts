// What rules can be started by about discussions, and what they can do with them.
import { z } from 'zod';
import { notFound } from '../../../platform/contract/errors.ts';
import { id } from '../../../platform/contract/fields.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { field } from '../../../platform/server/layouts/prop-fields.ts';
import { automationAction, type RuleRun } from '../../automation/server/automation-actions.ts';
import { automationTrigger, type TriggerWindow } from '../../automation/server/automation-triggers.ts';
import { startsRules } from '../../automation/server/starts-rules.ts';
import { postsWithWords, wordSettings } from '../../automation/server/words.automation.ts';
import { discussionEdited, discussionStarted } from '../discussions.events.ts';
import { type DiscussionRow, lockDiscussion, postTypeIDOf } from './discussion.rows.ts';
import { bump } from './discussion-marks.ts';
import { requirePlaceFor } from './discussion-place.ts';
import { closeDiscussion, moveDiscussion, sinkDiscussion } from './discussion-state.ts';
import { currentTagIDs, resolveVisibleTags, retag } from './writing/discussion-tags.ts';

/** In the order of a date that has an index, moved by what has to pass. */
const inOrder = (
  column: 'date_inserted' | 'date_last_comment',
  hours: number,
  window: TriggerWindow,
): Sql => sql`
  select discussion_id as record_id, (${sql.raw(column)} + ${hours}::int * interval '1 hour')::text as at
  from discussions
  where date_held is null
    and (${sql.raw(column)}, discussion_id)
      > (${window.after.at}::timestamptz - ${hours}::int * interval '1 hour', ${window.after.recordID}::int)
    and ${sql.raw(column)} <= ${window.until}::timestamptz - ${hours}::int * interval '1 hour'
  order by ${sql.raw(column)}, discussion_id limit ${sql.integer(window.limit)}`;

async function thoseThat(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
  condition: Sql,
): Promise<number[]> {
  const rows = await db.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions
    where discussion_id = any(${[...ids]}) and date_held is null and type <> 'redirect' and ${condition}`);
  return rows.map((row) => row.discussion_id);
}

const words = automationTrigger({
  type: 'discussionWords',
  name: 'A discussion has a word in it',
  recordType: 'discussion',
  settings: wordSettings,
  occasions: (_settings, window) => inOrder('date_inserted', 0, window),
  matches: async ({ db }, settings, ids) => {
    const posts = await db.rows<{ record_id: number; name: string; body_html: string }>(sql`
      select discussion_id as record_id, name, body_html from discussions
      where discussion_id = any(${[...ids]}) and date_removed is null and type <> 'redirect'`);
    return postsWithWords(posts, settings.words);
  },
});

const hours = field(z.int().min(1).max(8760), 'Hours', { inputType: 'number' });

const unanswered = automationTrigger({
  type: 'discussionUnanswered',
  name: 'A discussion has no comment for some hours',
  recordType: 'discussion',
  isTimed: true,
  settings: z.object({ hours }),
  occasions: (settings, window) => inOrder('date_inserted', settings.hours, window),
  matches: (ctx, settings, ids) =>
    thoseThat(
      ctx,
      ids,
      sql`count_comments = 0 and date_closed is null
        and date_inserted <= now() - ${settings.hours}::int * interval '1 hour'`,
    ),
});

const stale = automationTrigger({
  type: 'discussionStale',
  name: 'A discussion is quiet for some days',
  recordType: 'discussion',
  isTimed: true,
  settings: z.object({ days: field(z.int().min(1).max(3650), 'Days', { inputType: 'number' }) }),
  occasions: (settings, window) => inOrder('date_last_comment', settings.days * 24, window),
  matches: (ctx, settings, ids) =>
    thoseThat(
      ctx,
      ids,
      sql`date_closed is null and date_last_comment <= now() - ${settings.days}::int * interval '1 day'`,
    ),
});

async function locked({ w, record }: RuleRun<unknown>): Promise<DiscussionRow> {
  const row = await lockDiscussion(w.db, record.recordID);
  if (!row || row.date_removed !== null) throw notFound('Discussion');
  return row;
}

const nothing = z.object({});

const recordTypes = ['discussion'];

const actions = [
  automationAction({
    type: 'closeDiscussion',
    name: 'Close the discussion',
    recordTypes,
    settings: nothing,
    run: async (run) => closeDiscussion(run.w, await locked(run)),
  }),
  automationAction({
    type: 'sinkDiscussion',
    name: 'Sink the discussion',
    recordTypes,
    settings: nothing,
    run: async (run) => sinkDiscussion(run.w, await locked(run), true),
  }),
  automationAction({
    type: 'bumpDiscussion',
    name: 'Bump the discussion',
    recordTypes,
    settings: nothing,
    run: async (run) => bump(run.w, await locked(run)),
  }),
  automationAction({
    type: 'moveDiscussion',
    name: 'Move the discussion to a category',
    recordTypes,
    settings: z.object({ categoryID: field(id, 'Category', { inputType: 'category' }) }),
    require: async (ctx, { categoryID }) => void (await requirePlaceFor(ctx, categoryID, 'discussion')),
    run: async (run) => {
      const row = await locked(run);
      await requirePlaceFor(run.ctx, run.settings.categoryID, postTypeIDOf(row));
      await moveDiscussion(run.w, row, run.settings.categoryID);
    },
  }),
  automationAction({
    type: 'tagDiscussion',
    name: 'Add a tag to the discussion',
    recordTypes,
    settings: z.object({ tagID: field(id, 'Tag', { inputType: 'tag' }) }),
    require: async (ctx, { tagID }) => void (await resolveVisibleTags(ctx, { tagIDs: [tagID] })),
    run: async (run) => {
      const row = await locked(run);
      const tagIDs = await resolveVisibleTags(run.ctx, { tagIDs: [run.settings.tagID] });
      const present = await currentTagIDs(run.ctx, row.discussion_id);
      await retag(run.ctx, run.w, row, [...new Set([...present, ...tagIDs])]);
    },
  }),
];

export const discussionAutomation = [words, unanswered, stale, ...actions];

export const discussionAutomationListeners = [
  startsRules(discussionStarted, 'discussionWords', ({ discussionID }) => discussionID),
  startsRules(discussionEdited, 'discussionWords', ({ discussionID }) => discussionID),
];
