// A field of profiles that is wanted beside names stands beside what members write, and follows what they change.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { signedIn } from '../../users/server/testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSiteWith([]);
});
afterAll(() => test?.close());

it('stands beside the names of those who filled it in, while it is public and wanted there', async () => {
  const admin = await signedIn(test, 'Admin', 'administrator');
  const [melba, other] = [await signedIn(test, 'Melba'), await signedIn(test, 'Other')];
  const shown = { visibility: 'public', displayOptions: { posts: true } };
  const named = (name: string) =>
    melba.client.patch('/users/$me/profile-fields', { 'display-name': name }).then(({ status }) => status);
  expect(await named('Melba of the Hives')).toBe(200);
  const [byMelba, byOther] = [await discussionBy(melba.client), await discussionBy(other.client)];
  const labelsOf = async ({ discussionID }: { discussionID: number }) => {
    const { body } = await other.client.get(`/discussions/${discussionID}?expand=insertUser`);
    return body.insertUser.labels;
  };
  const page = async () => (await test.guest.page(new URL(byMelba.url).pathname)).text;
  expect(await labelsOf(byMelba)).toEqual([{ text: 'Melba of the Hives', tone: 'plain' }]);
  expect(await labelsOf(byOther)).toBeUndefined();
  expect(await page()).toContain('Melba of the Hives');
  expect(await named(`Queen <b>${'of bees '.repeat(40)}`)).toBe(200);
  const [label] = await labelsOf(byMelba);
  expect([label.text.length, label.text.slice(0, 9)]).toEqual([100, 'Queen <b>']);
  expect(await page()).toContain('Queen ');
  for (const hidden of [
    { displayOptions: { posts: false } },
    { visibility: 'internal', registrationOptions: 'hidden' },
    { enabled: false },
  ]) {
    expect((await admin.client.patch('/profile-fields/display-name', hidden)).status).toBe(200);
    expect(await labelsOf(byMelba)).toBeUndefined();
    expect(await page()).not.toContain('Queen');
    await admin.client.patch('/profile-fields/display-name', { ...shown, enabled: true });
    expect(await labelsOf(byMelba)).toHaveLength(1);
  }
});
