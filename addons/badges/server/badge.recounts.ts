import { recountOf, sql } from '@parley/addon-api';

export const badgeRecounts = [
  recountOf({
    name: 'badges.members',
    title: ({ t }) => t('How many have each badge'),
    table: 'badges',
    idColumn: 'badge_id',
    wrong: (of) => sql`
      select b.badge_id, counted.members
      from badges b cross join lateral (
        select count(*)::int as members from badge_members m
        where m.badge_id = b.badge_id and m.date_revoked is null
      ) counted
      where b.count_users <> counted.members and ${of('b.badge_id')}`,
    set: sql`count_users = wrong.members`,
  }),
];
