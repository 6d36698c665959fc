// Who may do what in the categories of groups, for the permission engine: everybody reads what public groups discuss, and
// members write there; all else is for members, and for staff who look after all groups.
import { type ExplainedGrants, type MemberGrant, sql } from '@parley/addon-api';
import { type GroupRow, seenGroups, seesMembers } from './group.policy.ts';

/** A leader announces, closes and sinks in their group. */
const LEADING = ['discussions.announce', 'discussions.close', 'discussions.sink'] as const;

const STAFF = { permission: 'groups.moderate' } as const;

interface Placed {
  group_id: number;
  category_id: number;
  is_public: boolean;
  is_held: boolean;
  is_deleted: boolean;
}

export const groupGrants: ExplainedGrants = {
  name: 'groups',
  keysOf: (userID) => sql`
    select case role when 'leader' then 'leader-' else 'member-' end || group_id
    from group_members where user_id = ${userID}`,
  grants: async (database) => {
    const [places, groups] = await Promise.all([
      database.rows<{ category_id: number }>(sql`select category_id from group_places`),
      database.rows<Placed>(sql`
        select group_id, category_id, privacy = 'public' as is_public, date_held is not null as is_held,
          date_deleted is not null as is_deleted
        from groups where category_id is not null order by group_id`),
    ]);
    return [
      ...places.flatMap(({ category_id: categoryID }): MemberGrant[] => [
        { to: 'everybody', categoryID, asEverywhere: ['discussions.view'] },
        { to: STAFF, categoryID, asEverywhere: 'all' },
      ]),
      ...groups.flatMap(grantsOf),
    ];
  },
  reasonOf: async (ctx, key) => {
    const [role, groupID] = key.split('-');
    const { t } = ctx.translator;
    const group = await ctx.db.row<GroupRow>(seenGroups(ctx, sql`g.group_id = ${Number(groupID)}`));
    // Moderators of its discussions may not know the group.
    if (!group || !seesMembers(ctx, group)) return t('Member of a group');
    return role === 'leader'
      ? t('Leader of the group {name}', { name: group.name })
      : t('Member of the group {name}', { name: group.name });
  },
};

function grantsOf({
  group_id: groupID,
  category_id: categoryID,
  is_public: isPublic,
  is_held: isHeld,
  is_deleted: isDeleted,
}: Placed): MemberGrant[] {
  const there = { categoryID, asEverywhere: 'all' } as const;
  // Nobody reads what was discussed there, until it is brought back.
  if (isDeleted) return [{ to: 'nobody', categoryID }];
  // Out of sight: staff look at what is discussed there before they decide.
  if (isHeld) return [{ to: STAFF, ...there }];
  return [
    { to: { key: `member-${groupID}` }, ...there },
    { to: { key: `leader-${groupID}` }, ...there, also: LEADING },
    // Those of public groups have it from the category above.
    ...(isPublic ? [] : [{ to: STAFF, ...there }]),
  ];
}
