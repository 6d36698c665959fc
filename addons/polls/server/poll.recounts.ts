import { recountOf, sql } from '@parley/addon-api';

export const pollRecounts = [
  recountOf({
    name: 'polls.votes',
    title: ({ t }) => t('Voters of polls'),
    table: 'polls',
    idColumn: 'poll_id',
    wrong: (of) => sql`
      select p.poll_id, count(distinct v.user_id)::int as count
      from polls p left join poll_votes v using (poll_id)
      where ${of('p.poll_id')}
      group by p.poll_id having p.count_votes <> count(distinct v.user_id)`,
    set: sql`count_votes = wrong.count`,
  }),
  recountOf({
    name: 'polls.options',
    title: ({ t }) => t('Votes for the answers of polls'),
    table: 'poll_options',
    idColumn: 'poll_option_id',
    wrong: (of) => sql`
      select o.poll_option_id, count(v.user_id)::int as count
      from poll_options o left join poll_votes v using (poll_option_id)
      where ${of('o.poll_option_id')}
      group by o.poll_option_id having o.count_votes <> count(v.user_id)`,
    set: sql`count_votes = wrong.count`,
  }),
];
