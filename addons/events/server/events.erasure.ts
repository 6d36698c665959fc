// What becomes of events and answers when a member goes: see deleted-member.ts. What a member takes along of them.
import { erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const eventsErasure = [
  erasureParts.add({
    id: 'eventAnswers',
    isOwn: true,
    rowsOf: 'calendar_participants',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Answers to events', why: 'Who is gone comes to no event: whoever waits moves up.' }),
  }),
  erasureParts.add({
    id: 'calendarFeed',
    isOwn: true,
    rowsOf: 'calendar_feeds',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Secret address of the calendar', why: 'It opens what its owner may see.' }),
  }),
  erasureParts.add({
    id: 'eventsAnnounced',
    isOwn: true,
    rowsOf: 'calendar_events',
    where: (userID) => sql`insert_user_id = ${userID}`,
    becomes: { keep: 'stays', wipe: 'goes', delete: 'goes' },
    ...wordings({ name: 'Events', why: 'They are words of theirs: they stay or go as posts do.' }),
  }),
];

export const eventsOwnData = [
  ownDataParts.add({
    name: 'events',
    about: 'Which events you announced, and when they take place.',
    rows: (userID) => sql`
    select e.event_id, d.name, e.date_starts, e.date_ends, e.timezone, e.location from calendar_events e
    join discussions d using (discussion_id) where e.insert_user_id = ${userID} order by e.event_id`,
  }),
  ownDataParts.add({
    name: 'event-answers',
    about: 'Whether you come to which event.',
    rows: (userID) => sql`
    select p.event_id, p.attending, p.wait_number is not null as is_waiting, p.date_inserted
    from calendar_participants p where p.user_id = ${userID} order by p.event_id`,
  }),
];
