// A wave of spam is cleaned up by one decision in the dashboard, with nothing else touched, and brought back by another.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll } from './browser-test.ts';
import { LOCKED, refuse, startModerationSite } from './moderation-site.ts';
import { comment, discussion, done, type Person, person } from './small-site.ts';

const SELLERS = 'Amos Bruno Cyril Dario Edwin Felix Gustav Henry Igor Jasper Kurt Lorenz'.split(' ');
const ACCOUNTS = SELLERS.length;
const OFFER =
  'Cheap watches from the best makers of the world, shipped to your door within two days, order now at our shop';

let test: BrowserTest;
let admin: Person;
let member: Person;
let hostID: number;
let sample: string;
let honest: { person: Person; discussionID: number };
const wave: Person[] = [];

beforeAll(async () => {
  const site = await startModerationSite();
  ({ test, admin, member } = site);
  hostID = (await discussion(member, 'Winter feeding', 1)).discussionID;
  await comment(site.other, hostID, 'Sugar in October, none later');
  // Long ago, as the browser says times: to the minute.
  await test.server.query(`update discussions set date_inserted = date_inserted - interval '3 days'`);
  await test.server.query(`update comments set date_inserted = date_inserted - interval '3 days'`);
  for (let at = 0; at < ACCOUNTS; at++) {
    const spammer = await person(test.server, admin, `Seller_${SELLERS[at]}`);
    const { url } = await discussion(spammer, `Best offer ${at}`, 1, { body: `${OFFER} ${at}` });
    sample ??= url;
    await comment(spammer, hostID, `${OFFER} here ${at}`);
    wave.push(spammer);
  }
  const newcomer = await person(test.server, admin, 'Hester');
  const { discussionID } = await discussion(newcomer, 'Hello from the valley', 1, {
    body: 'I have had two hives since last spring and many questions',
  });
  honest = { person: newcomer, discussionID };
}, 60_000);
afterAll(() => test?.close());

/** What everybody sees: discussions, and comments of the one that was there before. */
const seen = async () => {
  const { body } = await test.server.client().get('/discussions?limit=100');
  const host = await test.server.client().get(`/discussions/${hostID}`);
  return [body.length, host.body.countComments];
};
const banned = () =>
  Promise.all(wave.map(async ({ userID }) => (await admin.client.get(`/users/${userID}`)).body.banned));
const FLOODED = [ACCOUNTS + 2, ACCOUNTS + 1];
const CLEAN = [2, 1];

it.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)(
  'is cleaned up and restored, at %i px, %s',
  async (width, colorScheme) => {
    expect(await seen()).toEqual(FLOODED);
    const page = await test.openAs(admin.client.cookies, { viewport: { width, height: 900 }, colorScheme });
    await page.goto('/dashboard/content/spam');
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('When it began').fill(yesterday);
    await page.getByRole('button', { name: 'See what it finds' }).click();
    await page.getByText('Say what the wave has in common').waitFor();
    await page.getByLabel('A post of the wave').fill(sample);
    await page.getByLabel('Why', { exact: true }).fill('Watches again');
    await page.getByRole('button', { name: 'See what it finds' }).click();
    await page.getByText(`${ACCOUNTS} accounts are banned.`).waitFor();
    await page.getByText(`${ACCOUNTS * 2} posts are taken out of sight.`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const folder = process.env.PARLEY_TEST_PICTURES;
    if (folder)
      await page.screenshot({ path: `${folder}/spam-wave-${width}-${colorScheme}.png`, fullPage: true });
    const allowAgain = await refuse(page, 'POST', '**/api/v2/spam-waves');
    await page.getByRole('button', { name: 'Clean up' }).click();
    await page.getByText(LOCKED.message).waitFor();
    expect(await seen()).toEqual(FLOODED);
    await allowAgain();
    await page.getByRole('button', { name: 'Clean up' }).click();
    await page.getByText('The wave is being cleaned up.').waitFor();
    await expect.poll(seen, { timeout: 30_000 }).toEqual(CLEAN);
    expect(await banned()).toEqual(wave.map(() => 1));
    expect((await honest.person.client.get(`/discussions/${honest.discussionID}`)).status).toBe(200);
    expect((await member.client.get('/users/me')).body.userID).toBe(member.userID);

    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText('Cleaned up', { exact: true }).count();
      })
      .toBe(1);
    await page.getByText('Watches again').first().waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    const form = page.getByRole('dialog', { name: 'Restore this wave?' });
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The wave is being restored.').waitFor();
    await expect.poll(seen, { timeout: 30_000 }).toEqual(FLOODED);
    expect(await banned()).toEqual(wave.map(() => 0));
    await page.context().close();
  },
  90_000,
);

it('is for those who look after the community', async () => {
  const page = await test.openAs(member.client.cookies);
  expect((await page.goto('/dashboard/content/spam'))?.status()).toBe(403);
  await done(member.client.get('/users/me'));
});
