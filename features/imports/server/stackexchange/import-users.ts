// Users.xml: everybody who had an account.
import { prepareBody } from '../bodies.ts';
import { cleanLine, readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { insertOldPaths } from '../old-paths.ts';
import { mailAddress, type NewMember, writeMembers } from '../write-members.ts';
import type { Row } from './read-rows.ts';
import { importTable, readInteger } from './site-import.ts';

/** Text only of those who wrote something about themselves. */
export function toMember(row: Row, siteUrl: string, source: string): NewMember {
  const about = row.AboutMe?.trim()
    ? prepareBody({ source: row.AboutMe, format: 'html' }, { siteUrl })
    : undefined;
  const dateInserted = readDate(row.CreationDate) ?? new Date(0).toISOString();
  const location = cleanLine(row.Location ?? '', 100);
  const website = webAddress(row.WebsiteUrl);
  return {
    foreignID: row.Id ?? '',
    name: row.DisplayName ?? '',
    account: {
      name: row.DisplayName ?? '',
      profileUrl: `https://${source}/users/${row.Id}`,
      email: mailAddress(row.Email ?? row.EmailAddress),
    },
    points: readInteger(row.Reputation),
    dateInserted,
    dateLastActive: readDate(row.LastAccessDate) ?? dateInserted,
    ...(about && !about.isEmpty && { aboutHtml: about.columns.body_html }),
    ...(location !== '' && { location }),
    ...(website && { website }),
  };
}

function webAddress(text: string | undefined): string | undefined {
  const address = cleanLine(text ?? '', 400);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

export async function importUsers(run: ImportRun, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: () => 'users',
    prepare: async (rows) => rows.map((row) => ({ row, member: toMember(row, run.site.url, run.source) })),
    write: async (tx, outcome, people) => {
      const usable = people.filter(({ row }) => row.Id);
      for (const { row } of people)
        if (!row.Id) outcome.reject('users', `row of ${row.DisplayName}`, 'it has no id');
      const written = await writeMembers(
        tx,
        run.source,
        usable.map(({ member }) => member),
      );
      await run.ids.record(
        tx,
        'users',
        written.map((each) => [each.foreignID, each.userID]),
      );
      await insertOldPaths(
        tx,
        written.map((each) => ({
          path: `/users/${each.foreignID}`,
          record_type: 'user',
          record_id: each.userID,
        })),
      );
      outcome.write('users', written.length);
    },
  });
}
