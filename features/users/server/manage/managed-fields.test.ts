import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { signedIn } from '../testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite();
});
afterAll(() => test?.close());

it.each([
  ['roleID', [16]],
  ['banned', true],
  ['emailConfirmed', false],
  ['bypassSpam', true],
  ['resetPassword', true],
])('%s of one’s own is refused by its name, and nothing is changed', async (field, value) => {
  const { client, userID } = await signedIn(test, `Own_${field}`);
  const { status, body } = await client.patch(`/users/${userID}`, { title: 'Boss', [field]: value });
  expect([status, body.errors]).toEqual([403, [expect.objectContaining({ field })]]);
  expect((await client.get(`/users/${userID}`)).body.title ?? '').toBe('');
});

it('takes back what was read, unchanged', async () => {
  const { client, userID } = await signedIn(test, 'Echo');
  const { emailConfirmed, bypassSpam } = (await client.get(`/users/${userID}/edit`)).body;
  const { roleIDs: roleID } = (await client.get('/users/me')).body;
  const patch = { emailConfirmed, bypassSpam, roleID, banned: false, title: 'Reader' };
  expect(await client.patch(`/users/${userID}`, patch)).toMatchObject({
    status: 200,
    body: { title: 'Reader' },
  });
});
