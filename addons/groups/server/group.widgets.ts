// What the page of one group is made of: what it is about, its newest discussions, who leads and who belongs to it.
import {
  categoryPath,
  type LayoutTemplate,
  type RequestContext,
  selection,
  visibleCategories,
  widget,
} from '@parley/addon-api';
import type {
  GroupDiscussions,
  GroupMembersProps,
  GroupPageProps,
  GroupPeopleProps,
} from '../group-widgets.contract.ts';
import { listedGroup } from './group.list.ts';
import { type GroupRow, leads, seesMembers } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { openInvitations, presentInvitations } from './invitation.rows.ts';
import { groupApplicants, groupMembers } from './member.rows.ts';

const MEMBERS = 50;
const LEADERS = 20;
const DISCUSSIONS = 5;

/** They stand in a category of the group's own; the permission engine says who reads it. */
async function categoryOf(ctx: RequestContext, { category_id: categoryID }: GroupRow) {
  const visible = await visibleCategories(ctx);
  if (categoryID === null || !visible.has(categoryID)) return undefined;
  return visible.tree.byID.get(categoryID);
}

async function discussionsOf(ctx: RequestContext, row: GroupRow): Promise<GroupDiscussions | null> {
  const category = await categoryOf(ctx, row);
  if (!category) return null;
  const mayPost = ctx.viewer.canInCategory('discussions.add', category.category_id);
  return {
    newPostUrl: mayPost ? `/post/discussion/${encodeURIComponent(category.urlcode)}` : null,
    count: row.count_discussions,
  };
}

const groupWidget = widget({
  id: 'groups.group',
  component: 'GroupPage',
  name: 'Group',
  hydrate: async (ctx, { params }): Promise<GroupPageProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!params.group) return null;
    const { row } = params.group;
    const isOutside = row.role === null && ctx.viewer.userID > 0 && row.privacy === 'private';
    const own = isOutside
      ? await groupApplicants(ctx, row.group_id, { page: 1, limit: 1 }, ctx.viewer.userID)
      : [];
    return {
      ...listedGroup(ctx, row),
      descriptionHtml: row.description_html,
      dateInserted: row.date_inserted,
      bannerUrl: row.banner_url,
      bannerAlt: row.banner_alt,
      insertUserID: row.insert_user_id,
      hasApplied: own.length > 0,
      isHeld: row.date_held !== null,
      isWaiting: row.is_unpublished,
      isEditWaiting: row.is_edit_waiting,
      isFollowed: row.date_followed !== null,
      discussions: await discussionsOf(ctx, row),
      canLead: leads(ctx, row),
    };
  },
});

const groupDiscussionsWidget = widget({
  id: 'groups.discussions',
  component: 'DiscussionsWidget',
  name: 'Discussions of the group',
  hydrate: async (ctx, input) => {
    const { group } = input.params;
    const category = group && (await categoryOf(ctx, group.row));
    if (!category) return null;
    const { t } = ctx.translator;
    const props = {
      title: t('Discussions'),
      titleType: 'static' as const,
      apiParams: { limit: DISCUSSIONS },
      // All of them are in the one of the group.
      discussionOptions: { metas: { display: { category: false } } },
      containerOptions: { viewAll: { to: categoryPath(category.urlcode), name: t('All discussions') } },
    };
    return selection(ctx, { ...input, props }, { categoryID: String(category.category_id) });
  },
});

const groupPeopleWidget = widget({
  id: 'groups.people',
  component: 'GroupPeople',
  name: 'Leaders of the group',
  hydrate: async (ctx, { params }): Promise<GroupPeopleProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!params.group) return null;
    const { row } = params.group;
    const { group_id: groupID, insert_user_id: insertUserID } = row;
    const canLead = leads(ctx, row);
    const first = { page: 1, limit: MEMBERS };
    // Those who lead stand first among the members.
    const members = seesMembers(ctx, row)
      ? await groupMembers(ctx, groupID, { page: 1, limit: LEADERS })
      : [];
    const leaders = members.filter(({ role }) => role === 'leader');
    if (leaders.length === 0 && !canLead) return null;
    const applicants = canLead ? await groupApplicants(ctx, groupID, first) : [];
    return {
      ...{ groupID, insertUserID, canLead, leaders },
      applicants: applicants.map(({ userID, user, body }) => ({ userID, user, words: body })),
      invitations: canLead ? await presentInvitations(ctx, await openInvitations(ctx, groupID, first)) : [],
    };
  },
});

const groupMembersWidget = widget({
  id: 'groups.members',
  component: 'GroupMembers',
  name: 'Members of the group',
  hydrate: async (ctx, { params }): Promise<GroupMembersProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!params.group) return null;
    const { row, page } = params.group;
    const members = seesMembers(ctx, row)
      ? await groupMembers(ctx, row.group_id, { page, limit: MEMBERS, ahead: 1 })
      : null;
    return {
      groupID: row.group_id,
      url: listedGroup(ctx, row).url,
      canLead: leads(ctx, row),
      members: members?.slice(0, MEMBERS) ?? null,
      page,
      hasMore: (members?.length ?? 0) > MEMBERS,
    };
  },
});

export const groupPageWidgets = [groupWidget, groupDiscussionsWidget, groupPeopleWidget, groupMembersWidget];

/** What other add-ons know of its category stands below its discussions, above who belongs to it. */
export const groupTemplate: LayoutTemplate = {
  layoutViewType: 'group',
  name: 'Group',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      mainTop: [{ $hydrate: 'react.groups.group' }],
      mainBottom: [{ $hydrate: 'react.groups.discussions' }],
      secondaryTop: [{ $hydrate: 'react.groups.people' }],
    },
    { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.groups.members' }] },
  ],
};
