// By which rules something is looked at before others see it.
import { withoutTags } from '../../../platform/contract/linear-text.ts';
import { linksAwayFrom } from '../../../platform/server/content/links-away.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type HeldKind,
  type HoldRule,
  heldKinds,
  type WrittenPost,
} from '../../../platform/server/places/hold-rules.ts';
import { premoderationConfig as config } from './premoderation.config.ts';
import { hasWord, wordsOf } from './word-list.ts';

const reasonID = 'approval-required';

interface Author {
  date_inserted: string;
  bypass_spam: boolean;
  count_posts: number;
}

async function authorOf(ctx: RequestContext, userID: number): Promise<Author | undefined> {
  return ctx.db.row<Author>(sql`
    select date_inserted, bypass_spam, count_discussions + count_comments as count_posts
    from users where user_id = ${userID}`);
}

const byRole: HoldRule = {
  name: 'premoderation.role',
  label: (t) => t('A role of its author asks for approval'),
  reasonID,
  check: (ctx) => ctx.can('approval.require'),
};

function isOfHeldKind(
  ctx: RequestContext,
  { recordType }: WrittenPost,
  isMeant: (kind: HeldKind) => boolean,
): boolean {
  const kind = heldKinds.of(ctx).find((each) => each.recordType === recordType && isMeant(each));
  return kind !== undefined && ctx.setting(kind.setting);
}

/** Posts, in the categories that are named. */
export const heldPostKinds: HeldKind[] = [
  {
    recordType: 'discussion',
    label: (t) => t('Discussions in these categories'),
    setting: config.discussions,
    inCategories: true,
  },
  {
    recordType: 'comment',
    label: (t) => t('Comments in these categories'),
    setting: config.comments,
    inCategories: true,
  },
];

const byCategory: HoldRule = {
  name: 'premoderation.category',
  label: (t) => t('The category asks for approval'),
  reasonID,
  check: (ctx, post) =>
    post.categoryID !== null &&
    isOfHeldKind(ctx, post, ({ inCategories = false }) => inCategories) &&
    ctx.setting(config.categoryIDs).includes(post.categoryID),
};

const byKind: HoldRule = {
  name: 'premoderation.kind',
  label: (t) => t('Everything of its kind is looked at first'),
  reasonID,
  check: (ctx, post) => isOfHeldKind(ctx, post, ({ inCategories = false }) => !inCategories),
};

const byWord: HoldRule = {
  name: 'premoderation.keywords',
  label: (t) => t('It holds a word of the list'),
  reasonID,
  check: (ctx, { name, html }) => {
    const words = wordsOf(ctx.setting(config.keywords));
    return words.length > 0 && hasWord(`${name} ${withoutTags(html, ' ')}`, words);
  },
};

const byLinks: HoldRule = {
  name: 'premoderation.links',
  label: (t) => t('It has many links'),
  reasonID,
  check: (ctx, { html }) => {
    const most = ctx.setting(config.maxLinks);
    return most > 0 && linksAwayFrom(ctx.site.url, html) > most;
  },
};

const byNewMember: HoldRule = {
  name: 'premoderation.newMember',
  label: (t) => t('Its author is new'),
  reasonID,
  check: async (ctx, { userID }) => {
    const firstPosts = ctx.setting(config.firstPosts);
    const isByAge = ctx.setting(config.challengesNewUsers);
    if (firstPosts === 0 && !isByAge) return false;
    const author = await authorOf(ctx, userID);
    const own = userID === ctx.viewer.userID ? ctx.viewer.grantedTrust : undefined;
    if (!author || (own ?? author.bypass_spam)) return false;
    const days = (ctx.now.getTime() - Date.parse(author.date_inserted)) / 86_400_000;
    return author.count_posts < firstPosts || (isByAge && days < ctx.setting(config.newUserDays));
  },
};

export const premoderationRules: HoldRule[] = [byRole, byCategory, byKind, byWord, byLinks, byNewMember];
