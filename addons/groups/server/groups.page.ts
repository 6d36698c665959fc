// The pages /groups and /group/5-beekeepers: what they are about, and their layouts as data.
import {
  categoryPath,
  oneWidget,
  type RequestContext,
  type ViewType,
  visibleCategories,
  widget,
} from '@parley/addon-api';
import { groupPath } from '../group.address.ts';
import type { GroupDiscussions, GroupPageProps, GroupsPageProps } from '../group-widgets.contract.ts';
import { GROUP_SORTS } from '../groups.contract.ts';
import { groupRows, listedGroup } from './group.list.ts';
import { type GroupRow, leads, requireGroup, seesMembers } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { openInvitations, presentInvitations } from './invitation.rows.ts';
import { groupApplicants, groupMembers } from './member.rows.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    groups: Pick<GroupsPageProps, 'isMine' | 'query' | 'sort' | 'page'>;
    groupID: number;
    group: { row: GroupRow; page: number };
  }
}

const LIMIT = 30;
const MEMBERS = 50;
const MOST_PAGES = 500;
const QUERY_LENGTH = 150;

function pageOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 1;
  return Math.min(MOST_PAGES, Math.max(1, number));
}

/** What a member may see and do depends on where they belong. */
const isOfMember = (_lookup: unknown, ctx: RequestContext) => ctx.viewer.userID > 0;

export const groupViews: ViewType[] = [
  {
    type: 'groups',
    isPersonal: isOfMember,
    resolve: async (ctx, { params }) => {
      ctx.require('discussions.view');
      return {
        layoutViewType: 'groups',
        records: [],
        params: {
          groups: {
            isMine: params.filter === 'mine' && ctx.viewer.userID > 0,
            query: typeof params.query === 'string' ? params.query.trim().slice(0, QUERY_LENGTH) : '',
            sort: GROUP_SORTS.find((each) => each === params.sort) ?? '-countMembers',
            page: pageOf(params.page),
          },
        },
        seo: { title: ctx.translator.t('Groups'), url: ctx.url('/groups') },
      };
    },
  },
  {
    type: 'group',
    reads: 'group',
    isPersonal: isOfMember,
    resolve: async (ctx, { recordID, params }) => {
      ctx.require('discussions.view');
      ctx.cacheTags.add(GROUPS_TAG);
      const row = await requireGroup(ctx, Number(recordID));
      const url = ctx.url(groupPath({ groupID: row.group_id, name: row.name }));
      return {
        layoutViewType: 'group',
        records: [],
        params: { groupID: row.group_id, group: { row, page: pageOf(params.page) } },
        seo: { title: row.name, url },
      };
    },
  },
];

/** They stand in a category of the group's own; the permission engine says who reads it. */
async function discussionsOf(ctx: RequestContext, row: GroupRow): Promise<GroupDiscussions | null> {
  const visible = await visibleCategories(ctx);
  if (row.category_id === null || !visible.has(row.category_id)) return null;
  const category = visible.tree.byID.get(row.category_id);
  if (!category) return null;
  const mayPost = ctx.viewer.canInCategory('discussions.add', row.category_id);
  return {
    url: categoryPath(category.urlcode),
    newPostUrl: mayPost ? `/post/discussion/${encodeURIComponent(category.urlcode)}` : null,
    count: row.count_discussions,
    dateLastComment: row.date_last_comment,
  };
}

const groupsPageWidget = widget({
  id: 'groups.page',
  component: 'GroupsPage',
  name: 'Groups',
  hydrate: async (ctx, { params }): Promise<GroupsPageProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!params.groups) return null;
    const { isMine, query, sort, page } = params.groups;
    const found = await groupRows(ctx, {
      memberID: isMine ? ctx.viewer.userID : undefined,
      query,
      sort,
      page,
      limit: LIMIT,
      ahead: 1,
    });
    const groups = found.slice(0, LIMIT).map((row) => listedGroup(ctx, row));
    return { groups, isMine, query, sort, page, hasMore: found.length > LIMIT };
  },
});

const groupWidget = widget({
  id: 'groups.group',
  component: 'GroupPage',
  name: 'Group',
  hydrate: async (ctx, { params }): Promise<GroupPageProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!params.group) return null;
    const { row, page } = params.group;
    const { group_id: groupID } = row;
    const canLead = leads(ctx, row);
    const isOutside = row.role === null && ctx.viewer.userID > 0 && row.privacy === 'private';
    const first = { page: 1, limit: MEMBERS };
    const members = seesMembers(ctx, row)
      ? await groupMembers(ctx, groupID, { page, limit: MEMBERS, ahead: 1 })
      : null;
    const applicants = canLead ? await groupApplicants(ctx, groupID, first) : [];
    const own = isOutside ? await groupApplicants(ctx, groupID, first, ctx.viewer.userID) : [];
    return {
      ...listedGroup(ctx, row),
      descriptionHtml: row.description_html,
      dateInserted: row.date_inserted,
      bannerUrl: row.banner_url,
      bannerAlt: row.banner_alt,
      insertUserID: row.insert_user_id,
      hasApplied: own.length > 0,
      isFollowed: row.date_followed !== null,
      invitations: canLead ? await presentInvitations(ctx, await openInvitations(ctx, groupID, first)) : [],
      discussions: await discussionsOf(ctx, row),
      canLead,
      members: members?.slice(0, MEMBERS) ?? null,
      page,
      hasMore: (members?.length ?? 0) > MEMBERS,
      applicants: applicants.map(({ userID, user, body }) => ({ userID, user, words: body })),
    };
  },
});

export const groupPageWidgets = [groupsPageWidget, groupWidget];

export const groupTemplates = [
  oneWidget('groups', 'Groups', 'groups.page'),
  oneWidget('group', 'Group', 'groups.group'),
];
