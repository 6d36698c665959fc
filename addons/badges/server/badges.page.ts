// The pages /badges, /badge/5/good-to-see-you and the tab of profiles: what they are about, and their layouts as data.
import {
  oneWidget,
  type ProfileTab,
  profileTabTemplate,
  type RequestContext,
  type Sql,
  sql,
  type ViewType,
  widget,
} from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { BADGES_PATH, badgePath } from '../badge.address.ts';
import type {
  BadgePageProps,
  BadgesPageProps,
  ListedBadge,
  MemberBadgesProps,
} from '../badge-widgets.contract.ts';
import {
  type BadgeRow,
  badgeRows,
  isSeen,
  isSeenByAll,
  presentBadge,
  requireBadge,
  requireBadgeOfKey,
} from './badge.rows.ts';
import { badgeWords } from './badge-words.ts';
import { BADGES_TAG } from './badges.tag.ts';
import { badgesOfMember, ownRequest, recipientsOf } from './member.rows.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    badges: { page: number };
    badge: { row: BadgeRow; page: number };
  }
}

const BADGES = 100;
const RECIPIENTS = 50;
/** The newest; the count on the tab says how many there are. */
const OF_MEMBER = 100;
const MOST_PAGES = 500;

export function pageOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 1;
  return Math.min(MOST_PAGES, Math.max(1, number));
}

/** A member has badges of their own, and sees hidden ones among them. */
const isOfMember = (_lookup: unknown, ctx: RequestContext) => ctx.viewer.userID > 0;

export const badgeViews: ViewType[] = [
  {
    type: 'badges',
    isPersonal: isOfMember,
    resolve: async (ctx, { params }) => {
      ctx.require('badges.view');
      return {
        layoutViewType: 'badges',
        records: [],
        params: { badges: { page: pageOf(params.page) } },
        seo: { title: ctx.translator.t('Badges'), url: ctx.url(BADGES_PATH) },
      };
    },
  },
  {
    type: 'badge',
    reads: 'badge',
    isPersonal: isOfMember,
    resolve: async (ctx, { recordID, params }) => {
      ctx.require('badges.view');
      ctx.cacheTags.add(BADGES_TAG);
      const row = await badgeAt(ctx, String(recordID));
      const url = ctx.url(badgePath({ badgeID: row.badge_id, name: row.name }));
      return {
        layoutViewType: 'badge',
        records: [],
        params: { badge: { row, page: pageOf(params.page) } },
        seo: {
          title: badgeWords(ctx.translator, row.name),
          url,
          description: badgeWords(ctx.translator, row.body),
        },
      };
    },
  },
];

/** By its number, or by its key, as addresses of other communities name it. */
const badgeAt = (ctx: RequestContext, name: string) =>
  /^\d{1,9}$/.test(name) ? requireBadge(ctx, Number(name)) : requireBadgeOfKey(ctx, name);

async function heldAmong(ctx: RequestContext, rows: readonly BadgeRow[]): Promise<Set<number>> {
  if (ctx.viewer.userID <= 0) return new Set();
  const held = await ctx.db.rows<{ badge_id: number }>(sql`
    select badge_id from badge_members
    where user_id = ${ctx.viewer.userID} and date_revoked is null and badge_id = any(${rows.map((row) => row.badge_id)}::int[])`);
  return new Set(held.map(({ badge_id }) => badge_id));
}

function listed(ctx: RequestContext, row: BadgeRow, isHeld: boolean): ListedBadge {
  const { badgeID, photoUrl, points, class: family, classLevel, countUsers, url } = presentBadge(ctx, row);
  const name = badgeWords(ctx.translator, row.name);
  const about = badgeWords(ctx.translator, row.body);
  return { badgeID, name, photoUrl, points, class: family, classLevel, countUsers, url, about, isHeld };
}

const badgesWidget = widget({
  id: 'badges.page',
  component: 'BadgesPage',
  name: 'Badges',
  hydrate: async (ctx, { params }): Promise<BadgesPageProps | null> => {
    ctx.cacheTags.add(BADGES_TAG);
    if (!params.badges) return null;
    const { page } = params.badges;
    const found = await badgeRows(ctx, { active: true, page, limit: BADGES, ahead: 1 });
    const rows = found.slice(0, BADGES);
    const held = await heldAmong(ctx, rows);
    return {
      badges: rows.map((row) => listed(ctx, row, held.has(row.badge_id))),
      countHeld: ctx.viewer.userID > 0 ? await countOfMember(ctx, ctx.viewer.userID, isSeen(ctx)) : null,
      page,
      hasMore: found.length > BADGES,
    };
  },
});

async function countOfMember(ctx: RequestContext, userID: number, seen: Sql): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*)::int as count from badge_members m join badges b using (badge_id)
    where m.user_id = ${userID} and m.date_revoked is null and b.is_active and ${seen}`);
  return row?.count ?? 0;
}

const badgeWidget = widget({
  id: 'badges.badge',
  component: 'BadgePage',
  name: 'Badge',
  hydrate: async (ctx, { params }): Promise<BadgePageProps | null> => {
    ctx.cacheTags.add(BADGES_TAG);
    if (!params.badge) return null;
    const { row, page } = params.badge;
    const found = await recipientsOf(ctx, row.badge_id, { page, limit: RECIPIENTS, ahead: 1 });
    const held = await heldAmong(ctx, [row]);
    const isAsking =
      row.is_requestable && row.is_active && ctx.can('badges.request') && ctx.viewer.userID > 0;
    const request = isAsking ? await ownRequest(ctx, row.badge_id) : undefined;
    return {
      ...listed(ctx, row, held.has(row.badge_id)),
      isRequestable: isAsking,
      request: request?.status ?? null,
      recipients: found.slice(0, RECIPIENTS),
      page,
      hasMore: found.length > RECIPIENTS,
    };
  },
});

export const badgesTab: ProfileTab = {
  id: 'badges',
  ...wordings({ name: 'Badges', title: 'Badges of {name}' }),
  position: 60,
  layoutViewType: 'profileBadges',
  permission: 'badges.view',
  count: (ctx, { userID }) => {
    ctx.cacheTags.add(BADGES_TAG);
    return countOfMember(ctx, userID, isSeenByAll(ctx));
  },
};

const memberBadgesWidget = widget({
  id: 'badges.ofMember',
  component: 'MemberBadges',
  name: 'Badges of a Member',
  hydrate: async (ctx, { params }): Promise<MemberBadgesProps | null> => {
    ctx.cacheTags.add(BADGES_TAG);
    if (!params.user || !ctx.can('badges.view')) return null;
    const paging = { page: 1, limit: OF_MEMBER };
    return { badges: await badgesOfMember(ctx, params.user.userID, paging, true) };
  },
});

export const badgePageWidgets = [badgesWidget, badgeWidget, memberBadgesWidget];

export const badgeTemplates = [
  oneWidget('badges', 'Badges', 'badges.page'),
  oneWidget('badge', 'Badge', 'badges.badge'),
  profileTabTemplate('profileBadges', 'Badges of a Member', { main: ['badges.ofMember'] }),
];
