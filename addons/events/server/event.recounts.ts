import { recountOf, sql } from '@parley/addon-api';

export const eventRecounts = [
  recountOf({
    name: 'events.answers',
    title: ({ t }) => t('Answers to events'),
    table: 'calendar_events',
    idColumn: 'event_id',
    wrong: (of) => sql`
      select e.event_id, counted.*
      from calendar_events e cross join lateral (
        select count(*) filter (where p.attending = 'yes' and p.wait_number is null)::int as yes,
          count(*) filter (where p.attending = 'maybe')::int as maybe,
          count(*) filter (where p.attending = 'no')::int as no,
          count(*) filter (where p.wait_number is not null)::int as waiting
        from calendar_participants p where p.event_id = e.event_id
      ) counted
      where (e.count_yes, e.count_maybe, e.count_no, e.count_waiting)
        <> (counted.yes, counted.maybe, counted.no, counted.waiting) and ${of('e.event_id')}`,
    set: sql`count_yes = wrong.yes, count_maybe = wrong.maybe, count_no = wrong.no, count_waiting = wrong.waiting`,
  }),
];
