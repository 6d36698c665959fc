import { recountOf, sql } from '@parley/addon-api';

export const ideaRecounts = [
  recountOf({
    name: 'ideas.votes',
    title: ({ t }) => t('Votes for ideas'),
    table: 'ideas',
    idColumn: 'discussion_id',
    wrong: (of) => sql`
      select i.discussion_id, counted.up, counted.down
      from ideas i cross join lateral (
        select count(*) filter (where v.vote = 1)::int as up, count(*) filter (where v.vote = -1)::int as down
        from idea_votes v where v.discussion_id = i.discussion_id
      ) counted
      where (i.count_up, i.count_down) is distinct from (counted.up, counted.down) and ${of('i.discussion_id')}`,
    set: sql`count_up = wrong.up, count_down = wrong.down`,
  }),
  recountOf({
    name: 'ideas.status',
    title: ({ t }) => t('Statuses of ideas'),
    table: 'ideas',
    idColumn: 'discussion_id',
    wrong: (of) => sql`
      select i.discussion_id, d.status_id from ideas i join discussions d using (discussion_id)
      where d.type = 'idea' and d.status_id <> i.status_id and ${of('i.discussion_id')}`,
    set: sql`status_id = wrong.status_id`,
  }),
];
