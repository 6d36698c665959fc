import { recountOf, sql } from '@parley/addon-api';

export const groupRecounts = [
  recountOf({
    name: 'groups.members',
    title: ({ t }) => t('Members of groups'),
    table: 'groups',
    idColumn: 'group_id',
    wrong: (of) => sql`
      select g.group_id, counted.members
      from groups g cross join lateral (
        select count(*)::int as members from group_members m where m.group_id = g.group_id
      ) counted
      where g.count_members <> counted.members and ${of('g.group_id')}`,
    set: sql`count_members = wrong.members`,
  }),
];
