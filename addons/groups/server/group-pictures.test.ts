// Pictures of groups: files of this site, seen by whoever sees the group and by nobody else.
import { countedCommunity, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

/** The smallest there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploaded(client: TestClient): Promise<string> {
  const { status, body } = await client.upload('/media', PIXEL, 'bees.png');
  expect(status).toBe(201);
  return new URL(body.url).pathname;
}

const statusOf = async (client: TestClient, path: string) => (await client.page(path)).status;

describe('pictures of a group', () => {
  it('stand on its card and its page, with what is to be seen on them', async () => {
    const { client } = test.member;
    const [iconUrl, bannerUrl] = [await uploaded(client), await uploaded(client)];
    const pictures = { iconUrl, iconAlt: 'A queen bee', bannerUrl, bannerAlt: 'A meadow' };
    const { status, body } = await client.post('/groups', { name: 'Skeps', privacy: 'public', ...pictures });
    expect(status).toBe(201);
    expect(body).toMatchObject(pictures);
    expect((await client.get(`/groups/${body.groupID}/edit`)).body).toMatchObject(pictures);
    const card = (await test.guest.page('/groups?query=Skeps')).text;
    expect(card).toContain(iconUrl);
    expect(card).toContain('A queen bee');
    const page = (await test.guest.page(new URL(body.url).pathname)).text;
    expect(page).toContain(bannerUrl);
    expect(page).toContain('A meadow');
  });

  it('are taken away, one alone, and stay where they are not named', async () => {
    const { client } = test.member;
    const [iconUrl, bannerUrl] = [await uploaded(client), await uploaded(client)];
    const { body } = await client.post('/groups', { name: 'Combs', privacy: 'public', iconUrl, bannerUrl });
    const path = `/groups/${body.groupID}`;
    expect((await client.patch(path, { iconUrl: null })).body).toMatchObject({ iconUrl: null, bannerUrl });
    expect((await client.patch(path, { name: 'Wax combs' })).body).toMatchObject({ bannerUrl });
    expect((await client.patch(path, { bannerUrl: '' })).body.bannerUrl).toBe(null);
  });

  it.each([
    ['from another site', 'https://pictures.example/bee.png'],
    ['of a script', 'javascript:alert(1)'],
    ['of a page', '/groups'],
    ['beside the uploads', '/uploads/../secrets'],
  ])('are refused %s, at their field', async (_, address) => {
    for (const field of ['iconUrl', 'bannerUrl']) {
      const body = { name: `Refused ${address}`, privacy: 'public', [field]: address };
      const answer = await test.member.client.post('/groups', body);
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    }
  });

  it('have words of a bounded length', async () => {
    const body = { name: 'Long words', privacy: 'public', iconAlt: 'x'.repeat(201) };
    expect((await test.member.client.post('/groups', body)).status).toBe(422);
  });

  it('of a secret group are seen by its members, and by nobody else', async () => {
    const { client } = test.member;
    const iconUrl = await uploaded(client);
    const { body } = await client.post('/groups', { name: 'Hidden hives', privacy: 'secret', iconUrl });
    expect(await statusOf(client, iconUrl)).toBe(200);
    for (const outsider of [test.guest, test.other.client])
      expect(await statusOf(outsider, iconUrl)).toBe(404);
    await client.post(`/groups/${body.groupID}/invitations`, { userIDs: [test.other.userID] });
    expect(await statusOf(test.other.client, iconUrl)).toBe(200);
    await client.patch(`/groups/${body.groupID}`, { privacy: 'private' });
    expect(await statusOf(test.guest, iconUrl)).toBe(200);
  });
});

describe('a name that is taken', () => {
  it('is told at its field', async () => {
    const { client } = test.member;
    await client.post('/groups', { name: 'Told at its field', privacy: 'public' });
    const again = await client.post('/groups', { name: 'Told at its field', privacy: 'public' });
    expect([again.status, again.body.code, again.body.errors[0].field]).toEqual([
      409,
      'group.nameTaken',
      'name',
    ]);
  });
});
