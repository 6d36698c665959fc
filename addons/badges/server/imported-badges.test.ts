// Badges of an imported community: everybody's are theirs here, once, beside those that are here.
import { sql } from '@parley/addon-api';
import { countedCommunity, handOver, signedIn } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

interface Row {
  user_id: number;
  name: string;
  description?: string;
  date_awarded?: string;
}

async function receive(rows: Row[]): Promise<void> {
  await test.site.database.transaction((tx) => handOver(test.site, tx, 'badges', rows));
  test.site.invalidate(['*']);
}

const heldBy = async (userID: number) =>
  (await test.guest.get(`/users/${userID}/badges?limit=100`)).body.map(
    (badge: { name: string }) => badge.name,
  );

const FIRST = '2014-04-01T10:00:00+00:00';
const SECOND = '2015-04-01T10:00:00+00:00';

it('are added by name and given once, with the day, and a second time change nothing', async () => {
  const [ida, ole] = [await signedIn(test, 'Ida'), await signedIn(test, 'Ole')];
  const rows = [
    {
      user_id: ida.userID,
      name: 'Steady hands',
      description: 'Threw a hundred bowls.',
      date_awarded: SECOND,
    },
    { user_id: ida.userID, name: 'steady Hands', date_awarded: FIRST },
    { user_id: ole.userID, name: 'Steady hands' },
    { user_id: ole.userID, name: 'C++' },
    { user_id: ole.userID, name: 'C#' },
    { user_id: ole.userID, name: 'خزّاف' },
    { user_id: ole.userID, name: 'y'.repeat(180) },
  ];
  await receive(rows);
  const before = (await test.admin.client.get('/badges?limit=100')).body;
  await receive(rows);
  expect((await test.admin.client.get('/badges?limit=100')).body).toEqual(before);
  expect(await heldBy(ida.userID)).toHaveLength(1);
  expect((await heldBy(ole.userID)).toSorted()).toEqual(
    ['C#', 'C++', 'y'.repeat(100), 'خزّاف', expect.stringMatching(/^steady hands$/i)].toSorted(),
  );
  const steady = before.find(({ name }: { name: string }) => /^steady hands$/i.test(name));
  expect(steady).toMatchObject({
    key: 'steady-hands',
    points: 0,
    statistic: null,
    countUsers: 2,
    active: true,
  });
  const row = await test.site.database.row<{ date_inserted: string }>(sql`
    select date_inserted from badge_members where user_id = ${ida.userID} and badge_id = ${steady.badgeID}`);
  expect(row?.date_inserted).toBe(FIRST);
  expect(new Set(before.map(({ key }: { key: string }) => key)).size).toBe(before.length);
});

it('is the one that is here where it is called the same, and stays taken back', async () => {
  const eva = await signedIn(test, 'Eva');
  const { badgeID } = (
    await test.moderator.client.post('/badges', { name: 'Kiln watch', points: 5, body: 'Of our own.' })
  ).body;
  await receive([{ user_id: eva.userID, name: 'kiln watch', description: 'Of the old site.' }]);
  expect(await heldBy(eva.userID)).toEqual(['Kiln watch']);
  const { body } = await test.guest.get(`/badges/${badgeID}`);
  expect(body).toMatchObject({ body: 'Of our own.', countUsers: 1 });
  expect((await test.admin.client.get(`/users/${eva.userID}`)).body.points).toBe(0);
  await test.moderator.client.delete(`/users/${eva.userID}/badges/${badgeID}`);
  await receive([{ user_id: eva.userID, name: 'Kiln watch' }]);
  expect(await heldBy(eva.userID)).toEqual([]);
});

it('come although the add-on is off, and are seen once it is on', async () => {
  const una = await signedIn(test, 'Una');
  await test.admin.client.patch('/addons/badges', { enabled: false });
  await receive([{ user_id: una.userID, name: 'Early bird', date_awarded: FIRST }]);
  await test.admin.client.patch('/addons/badges', { enabled: true });
  expect(await heldBy(una.userID)).toContain('Early bird');
});

it('have the pictures that came along, where nobody chose another', async () => {
  const una = await signedIn(test, 'Pictured');
  await receive(['Bowl', 'Chosen'].map((name) => ({ user_id: una.userID, name })));
  const badges = async (): Promise<
    { badgeID: number; name: string; key: string; photoUrl: string | null }[]
  > => (await test.admin.client.get('/badges?limit=100')).body;
  const chosen = (await badges()).find(({ name }) => name === 'Chosen');
  await test.admin.client.patch(`/badges/${chosen?.badgeID}`, {
    photoUrl: 'https://pictures.example/own.png',
  });
  const pictures = ['bowl', 'Chosen', 'Hello there', 'Nowhere'].map((name) => ({
    name,
    photo_url: '/uploads/media/bowl.png',
  }));
  await test.site.database.transaction((tx) => handOver(test.site, tx, 'badgePictures', pictures));
  test.site.invalidate(['*']);
  const shown = new Map((await badges()).map(({ name, photoUrl }) => [name, photoUrl]));
  expect(shown.get('Bowl')).toBe(`${test.site.url}/uploads/media/bowl.png`);
  expect(shown.get('Chosen')).toBe('https://pictures.example/own.png');
  expect(shown.get('Hello there')).toBeNull();
  expect(shown.has('Nowhere')).toBe(false);
});
