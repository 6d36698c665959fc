// Who is deleted or unknown has words in place of a name: those of the reader's language.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn } from '../features/users/server/testing/members.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { loadMessages } from './messages.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
let admin: TestClient;
let discussionID: number;
beforeAll(async () => {
  test = await testSite();
  test.site.options.messages = loadMessages;
  await withoutFloodLimits(test);
  admin = (await signedIn(test, 'Boss', 'administrator')).client;
  const gone = await signedIn(test, 'Gone');
  const post = { name: 'Terns', body: 'x', format: 'text', categoryID: 1 };
  ({ discussionID } = (await gone.client.post('/discussions', post)).body);
  await admin.patch('/addons/pl-locale', { enabled: true });
  await admin.delete(`/users/${gone.userID}`, { deleteMethod: 'keep' });
});
afterAll(() => test?.close());

it('are said to everybody in their own language', async () => {
  const author = async (query: string) =>
    (await test.guest.get(`/discussions/${discussionID}${query}`)).body.insertUser;
  const english = {
    userID: 0,
    name: 'User Deleted',
    label: 'Removed User',
    photoUrl: '',
    dateLastActive: null,
  };
  const polish = { ...english, name: 'Użytkownik usunięty', label: 'Usunięty użytkownik' };
  expect(await author('')).toMatchObject(english);
  expect(await author('?locale=pl')).toMatchObject(polish);
  expect(await author('')).toMatchObject(english);
  const list = (await test.guest.get('/discussions?locale=pl')).body;
  expect(list[0].insertUser).toMatchObject(polish);
});

it('stand on pages, in each language its own', async () => {
  const page = async (language: string) => {
    const { text } = await test.guest.call(
      'GET',
      `/layouts/lookup-hydrate?layoutViewType=discussionList`,
      undefined,
      {
        'accept-language': language,
        'x-requested-with': 'test',
      },
    );
    return text;
  };
  for (let time = 0; time < 2; time++) {
    expect(await page('en')).toContain('"User Deleted"');
    const polish = await page('pl');
    expect(polish).toContain('"Użytkownik usunięty"');
    expect(polish).not.toContain('User Deleted');
  }
});

it('are Unknown User where an account is gone altogether', async () => {
  // The log names whoever did something, also after their row has left with a copy of the database.
  await test.site.database.execute(sql`
    insert into audit_log (act, user_id, record_type, record_id) values ('discussion.closed', 999999, 'discussion',
      ${discussionID})`);
  const author = async (query: string) =>
    (await admin.get(`/audit-logs?recordType=discussion&recordID=${discussionID}${query}`)).body[0]
      .insertUser;
  const english = { userID: 0, name: 'Unknown User', photoUrl: '', dateLastActive: null };
  expect(await author('')).toMatchObject(english);
  expect(await author('&locale=pl')).toMatchObject({ ...english, name: 'Nieznany użytkownik' });
});
