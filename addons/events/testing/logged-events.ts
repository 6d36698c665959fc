// Events whose entries in the audit log are undone.
import { sql } from '@parley/addon-api';
import { type countedCommunity, done, type TestClient } from '@parley/addon-api/testing';

let number = 0;

export interface LoggedEvent {
  eventID: number;
  discussionID: number;
  name: string;
  location: string;
  path: `/events/${number}`;
}

export async function eventBy(client: TestClient, more: Record<string, unknown> = {}): Promise<LoggedEvent> {
  number += 1;
  const { eventID, discussionID, name, location } = await done(
    client.post('/events', {
      ...{ name: `Lighthouse tour ${number}`, body: `Stairs ${number}.`, parentRecordID: 1 },
      ...{ dateStarts: '2190-03-28T10:00', timezone: 'Europe/Oslo', location: `Quay ${number}`, ...more },
    }),
  );
  return { eventID, discussionID, name, location, path: `/events/${eventID}` };
}

export const come = (client: TestClient, { path }: LoggedEvent, attending = 'yes') =>
  done(client.post(`${path}/participants`, { attending }));

/** What is asked of the log, and of jobs that wait, in this community. */
export function eventLog(test: ReturnType<typeof countedCommunity>) {
  const entriesOf = async ({ eventID }: Pick<LoggedEvent, 'eventID'>) =>
    (await test.admin.client.get(`/audit-logs?recordType=event&recordID=${eventID}`)).body;
  return {
    entriesOf,
    undo: async (client: TestClient, event: Pick<LoggedEvent, 'eventID'>) => {
      const [{ auditLogID }] = await entriesOf(event);
      return client.post('/audit-logs/undo', { auditLogIDs: [auditLogID] });
    },
    remindersOf: async ({ eventID }: LoggedEvent) =>
      (
        await test.site.database.rows<{ key: string }>(sql`
          select key from graphile_worker.jobs where key like ${`%remind-of-event:${eventID}:%`} order by key`)
      ).map(({ key }) => key),
  };
}
