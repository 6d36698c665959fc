import { type DailyCount, dailyCountSources, sql, statisticsSeries } from '@parley/addon-api';

export const answerDailyCounts = [
  dailyCountSources.add({
    id: 'acceptedAnswers',
    names: ['acceptedAnswers'],
    count: (db, from, to) =>
      db.rows<DailyCount>(sql`
        select 'acceptedAnswers' as name, d.category_id, count(*)::float8 as count
        from answers a join discussions d using (discussion_id)
        where a.date_accepted >= ${from} and a.date_accepted < ${to} and a.status = 'accepted'
        group by d.category_id`),
  }),
  statisticsSeries.add({
    id: 'acceptedAnswers',
    position: 50,
    name: 'Accepted answers',
    isByCategory: true,
  }),
];
