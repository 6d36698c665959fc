import { fieldProblem } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { type Hold, holdOf } from '../../../../platform/server/places/hold-rules.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { requireNotArchived } from '../../../categories/server/category.policy.ts';
import { rememberMentions } from '../../../mentions/server/mention.actions.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import { type OfferedPostType, requireOfferedPostType } from '../../../post-types/server/post-type.policy.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import type { DiscussionPost, PinLocation } from '../../discussions.contract.ts';
import { discussionHeld, discussionStarted } from '../../discussions.events.ts';
import { renderPost } from '../bodies/render-post.ts';
import { discussionConfig } from '../discussion.config.ts';
import { type PostedDiscussion, prepareParts, reservedIDOf, writeParts } from '../discussion-parts.ts';
import { requirePlaceFor } from '../discussion-place.ts';
import { defaultStatusID, RESOLVED, UNRESOLVED } from '../statuses/discussion.statuses.ts';
import { requireHumanGuest } from './guest-posts.ts';
import { requireWithinLimits } from './posting-limits.ts';

export interface StartedDiscussion {
  discussionID: number;
  /** It waits for approval: nobody but its author and moderators sees it, and nothing counts it. */
  isHeld: boolean;
}

export interface StartOptions {
  /** The number that was reserved for it. */
  reservedID?: number | undefined;
  /** Done in the same transaction, before anything is written. */
  alongside?: (w: WriteContext) => Promise<void>;
}

export async function startDiscussion(
  ctx: RequestContext,
  typeName: string,
  post: PostedDiscussion,
  { reservedID, alongside }: StartOptions = {},
): Promise<StartedDiscussion> {
  const type = await requireOfferedPostType(ctx, typeName);
  requireNotArchived(await requirePlaceFor(ctx, post.categoryID, type.postTypeID));
  const pin = requireStateRights(ctx, post);
  requireTitle(ctx, post.name);
  await requireHumanGuest(ctx, post['g-recaptcha-response']);
  const parts = await prepareParts(ctx, post, type);
  const rendered = await renderPost(ctx, post.body, post.format, post.categoryID);
  const hold = await holdOfNew(ctx, post, rendered);
  const isHeld = hold !== undefined;
  const statusID = await defaultStatusID(ctx, type.kind.type, type.kind.statusID);
  return ctx.write(async (w) => {
    await alongside?.(w);
    await requireWithinLimits(ctx, w, discussionLimits, post.body);
    const discussionID = await insertDiscussion(ctx, w, {
      type,
      statusID,
      post,
      rendered,
      pin,
      isHeld,
      reservedID: reservedID ?? (await reservedIDOf(ctx, w, post)),
    });
    if (!isHeld) {
      changeCategoryCounters(w, post.categoryID, { discussions: 1, comments: 0 });
      refreshLastPost(w, post.categoryID);
      changeUserCounters(w, w.viewer.userID, { discussions: 1, isActive: true });
    }
    const { categoryID } = post;
    const invalidates = await writeParts(w, parts, { discussionID, categoryID, isHeld });
    if (rendered.mentionedUserIDs.length > 0) {
      await rememberMentions(w, 'discussion', discussionID, rendered.mentionedUserIDs);
    }
    await announceIt(w, {
      discussionID,
      hold,
      invalidates,
      type: type.kind.type,
      categoryID,
      rendered,
    });
    return { discussionID, isHeld };
  });
}

function holdOfNew(
  ctx: RequestContext,
  { categoryID, name, writingTime }: PostedDiscussion,
  { html }: PreparedBody,
): Promise<Hold | undefined> {
  const { userID } = ctx.viewer;
  return holdOf(ctx, { recordType: 'discussion', categoryID, userID, name, html, writingTime });
}

async function announceIt(
  w: WriteContext,
  made: {
    discussionID: number;
    hold: Hold | undefined;
    invalidates: readonly string[];
    type: string;
    categoryID: number;
    rendered: PreparedBody;
  },
): Promise<void> {
  const { discussionID, categoryID, type, rendered } = made;
  const { userID } = w.viewer;
  if (made.hold) {
    await w.announce(discussionHeld, { discussionID, categoryID, userID, type, ...made.hold });
    return;
  }
  await w.announce(
    discussionStarted,
    { discussionID, categoryID, userID, type, mentionedUserIDs: rendered.mentionedUserIDs },
    {
      invalidates: [
        cacheTag.categoryPosts(categoryID),
        cacheTag.allPosts,
        cacheTag.userPosts(userID),
        ...made.invalidates,
      ],
    },
  );
}

const discussionLimits = {
  table: 'discussions',
  count: discussionConfig.floodCount,
  window: discussionConfig.floodWindow,
  lock: discussionConfig.floodLock,
} as const;

export function requireTitle(ctx: RequestContext, name: string): void {
  const surplus = [...name].length - ctx.setting(discussionConfig.titleMaxLength);
  if (surplus > 0) throw fieldProblem('name', `name is ${surplus} characters too long.`, 422, 'maxLength');
}

/** Closing, announcing and sinking need their rights from the start. */
function requireStateRights(ctx: RequestContext, post: DiscussionPost): PinLocation | null {
  const question = { resourceType: 'category', resourceID: post.categoryID };
  const pin = pinLocationOf(post, null) ?? null;
  if (post.closed && !ctx.can('discussions.closeOwn')) ctx.require('discussions.close', question);
  if (pin !== null) ctx.require('discussions.announce', question);
  if (post.sink) ctx.require('discussions.sink', question);
  return pin;
}

/** Where it is to be announced; null nowhere, undefined: not given. */
export function pinLocationOf(
  given: {
    pinned?: boolean | undefined;
    announce?: boolean | undefined;
    pinLocation?: PinLocation | 'none' | null | undefined;
  },
  current: PinLocation | null,
): PinLocation | null | undefined {
  const pinned = given.pinned ?? given.announce;
  if (pinned === false || given.pinLocation === 'none') return null;
  if (given.pinLocation) return given.pinLocation;
  if (pinned === true) return current ?? 'category';
  return given.pinLocation === null ? null : undefined;
}

async function insertDiscussion(
  ctx: RequestContext,
  w: WriteContext,
  given: {
    type: OfferedPostType;
    statusID: number;
    post: DiscussionPost;
    rendered: PreparedBody;
    pin: PinLocation | null;
    isHeld: boolean;
    reservedID: number | undefined;
  },
): Promise<number> {
  const { type, post, rendered, pin } = given;
  const { userID } = ctx.viewer;
  const isResolved = ctx.can('staff.allow') && (post.resolved ?? true);
  const row = await w.db.row<{ discussion_id: number }>(sql`
    insert into discussions (
      discussion_id, type, post_type_id, name, category_id, insert_user_id, last_user_id, body, format, body_html, excerpt, image,
      renderer_version, status_id, internal_status_id, date_closed, close_user_id, pin_location, date_pinned,
      pin_user_id, date_sunk, sink_user_id, date_held, is_unpublished
    ) values (
      coalesce(${given.reservedID ?? null}::int, nextval(pg_get_serial_sequence('discussions', 'discussion_id'))::int),
      ${type.kind.type}, ${type.postTypeID === type.kind.type ? null : type.postTypeID}, ${post.name}, ${post.categoryID}, ${userID}, ${userID}, ${rendered.source}, ${rendered.format},
      ${rendered.html}, ${rendered.excerpt}, ${rendered.image && JSON.stringify(rendered.image)},
      ${RENDERER_VERSION}, ${given.statusID}, ${isResolved ? RESOLVED : UNRESOLVED},
      ${post.closed ? w.now : null}, ${post.closed ? userID : null}, ${pin}, ${pin ? w.now : null},
      ${pin ? userID : null}, ${post.sink ? w.now : null}, ${post.sink ? userID : null},
      ${given.isHeld ? w.now : null}, ${given.isHeld}
    ) returning discussion_id`);
  if (!row) throw new Error('A discussion was not written.');
  const { discussion_id: discussionID } = row;
  await w.db.execute(sql`
    insert into discussion_reads (user_id, discussion_id) values (${userID}, ${discussionID}) on conflict do nothing`);
  return discussionID;
}
