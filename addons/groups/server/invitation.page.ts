// The page /group/invitation/<token>: what whoever follows an invitation sees, signed in or not.
import { oneWidget, sql, type ViewType, widget } from '@parley/addon-api';
import { groupPath } from '../group.address.ts';
import type { GroupInvitationPageProps, InvitedTo } from '../group-widgets.contract.ts';
import { invitationOf } from './invitation.rows.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    groupInvitation: { token: string };
  }
}

export const invitationView: ViewType = {
  type: 'groupInvitation',
  // Whoever comes next must not be shown what was good a while ago.
  isPersonal: () => true,
  resolve: async (ctx, { params }) => ({
    layoutViewType: 'groupInvitation',
    records: [],
    params: { groupInvitation: { token: String(params.token ?? '').slice(0, 200) } },
    seo: { title: ctx.translator.t('Invitation to a group'), url: ctx.url('/groups') },
  }),
};

interface Row {
  group_id: number;
  name: string;
  excerpt: string;
  privacy: InvitedTo['privacy'];
  count_members: number;
  icon_url: string | null;
  icon_alt: string;
  inviter: string;
  is_member: boolean;
}

export const invitationWidget = widget({
  id: 'groups.invitation',
  component: 'GroupInvitationPage',
  name: 'Invitation to a group',
  hydrate: async (ctx, { params }): Promise<GroupInvitationPageProps | null> => {
    if (!params.groupInvitation) return null;
    const { token } = params.groupInvitation;
    const known = await invitationOf(ctx.db, token);
    const row =
      known &&
      (await ctx.db.row<Row>(sql`
        select g.group_id, g.name, g.excerpt, g.privacy, g.count_members, g.icon_url, g.icon_alt, u.name as inviter,
          exists (select from group_members m
            where m.group_id = g.group_id and m.user_id = ${ctx.viewer.userID}) as is_member
        from groups g join users u on u.user_id = ${known.insert_user_id} 
        where g.group_id = ${known.group_id}`));
    if (!row) return { invitation: null, token };
    const { group_id: groupID, name, excerpt, privacy, inviter } = row;
    // A picture of what is not public is for its members: whoever holds a token is none yet.
    const iconUrl = privacy === 'secret' && !row.is_member ? null : row.icon_url;
    const url = ctx.url(groupPath({ groupID, name }));
    const counted = { countMembers: row.count_members, isMember: row.is_member };
    return {
      token,
      invitation: {
        groupID,
        name,
        excerpt,
        privacy,
        inviter,
        url,
        iconUrl,
        iconAlt: row.icon_alt,
        ...counted,
      },
    };
  },
});

export const invitationTemplate = oneWidget('groupInvitation', 'Invitation to a group', 'groups.invitation');
