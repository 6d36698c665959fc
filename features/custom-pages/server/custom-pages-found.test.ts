// Pages of the community's own, where others look for them: in the search, and in the navigation.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true, withJobs: true });
let admin: TestClient;
let moderatorRoleID: number;
beforeAll(async () => {
  admin = test.admin.client;
  const { body: roles } = await admin.get('/roles');
  moderatorRoleID = roles.find((role: { type: string }) => role.type === 'moderator').roleID;
});

async function made(more: object = {}) {
  const { status, body, text } = await admin.post('/custom-pages', {
    seoTitle: 'House rules',
    seoDescription: 'How we treat each other.',
    urlcode: '/house-rules',
    status: 'published',
    text: { source: 'No **quillworts** in the hive, please.', format: 'markdown' },
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return body;
}
const patch = async (customPageID: number, body: object) => {
  const answer = await admin.patch(`/custom-pages/${customPageID}`, body);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body;
};

const WAIT = { timeout: 15_000 };

describe('in the search', () => {
  const found = async (client: TestClient, query = 'quillworts') =>
    (await client.get(`/search?query=${query}`)).body.map(({ url }: { url: string }) => url);

  it('are found by what they say, for as long as they say it', async () => {
    const { customPageID, layoutID, url } = await made({ urlcode: '/found' });
    await expect.poll(() => found(test.guest), WAIT).toEqual([url]);
    const [result] = (await test.guest.get('/search?query=quillworts&recordTypes=customPage&types=page'))
      .body;
    expect(result).toMatchObject({ recordType: 'customPage', recordID: customPageID, name: 'House rules' });
    const page = (await test.guest.page('/search?query=quillworts')).text;
    expect(page).toContain('in the hive, please.');
    for (const query of ['house', 'treat']) expect(await found(test.guest, query)).toEqual([url]);
    await patch(customPageID, { text: { source: 'No starworts.', format: 'markdown' } });
    await expect.poll(() => found(test.guest), WAIT).toEqual([]);
    await expect.poll(() => found(test.guest, 'starworts'), WAIT).toEqual([url]);
    // Changed where all layouts are.
    const { layout } = (await admin.get(`/layouts/${layoutID}`)).body;
    const arranged = JSON.parse(JSON.stringify(layout).replaceAll('starworts', 'milkworts'));
    expect((await admin.patch(`/layouts/${layoutID}`, { layout: arranged })).status).toBe(200);
    await expect.poll(() => found(test.guest, 'milkworts'), WAIT).toEqual([url]);
    await admin.delete(`/custom-pages/${customPageID}`);
    expect(await found(test.guest, 'milkworts')).toEqual([]);
  });

  it('are found by those alone who may read them, from the moment that changes', async () => {
    const { customPageID, url } = await made({ urlcode: '/theirs', roleIDs: [moderatorRoleID] });
    await expect.poll(() => found(test.moderator.client), WAIT).toEqual([url]);
    expect(await found(admin)).toEqual([url]);
    for (const client of [test.guest, test.member.client]) expect(await found(client)).toEqual([]);
    await patch(customPageID, { roleIDs: [] });
    expect(await found(test.guest)).toEqual([url]);
    await patch(customPageID, { status: 'unpublished' });
    for (const client of [test.guest, test.moderator.client]) expect(await found(client)).toEqual([]);
    await admin.delete(`/custom-pages/${customPageID}`);
  });
});

describe('in the navigation', () => {
  const shown = async (client: TestClient) =>
    (await client.get('/navigation')).body.map(({ name, url }: { name: string; url: string }) => [name, url]);
  const BUILT_IN = [
    ['Posts', '/discussions'],
    ['Categories', '/categories'],
  ];

  it('have a link that follows them, for those who may read them', async () => {
    const page = await made({ isInNavigation: true });
    expect(page.isInNavigation).toBe(true);
    expect(await shown(test.guest)).toEqual([...BUILT_IN, ['House rules', '/house-rules']]);
    const { customPageID } = page;
    await patch(customPageID, { seoTitle: 'Rules', urlcode: '/rules', roleIDs: [moderatorRoleID] });
    expect(await shown(test.guest)).toEqual(BUILT_IN);
    expect(await shown(test.moderator.client)).toEqual([...BUILT_IN, ['Rules', '/rules']]);
    // Named and placed by whoever arranges the navigation: it stays as it was put.
    const [{ items }] = (await admin.get('/navigation/lists')).body;
    const arranged = [{ ...items[2], name: 'Our rules' }, ...items.slice(0, 2)];
    await admin.put('/navigation/default', { items: arranged });
    await admin.put('/navigation/pl', { items: [] });
    await patch(customPageID, { seoTitle: 'The rules', roleIDs: [] });
    expect(await shown(test.guest)).toEqual([['Our rules', '/rules'], ...BUILT_IN]);
    // Asked for again, it comes to every list that has none of it.
    await patch(customPageID, { isInNavigation: true });
    const lists = (await admin.get('/navigation/lists')).body;
    expect(lists.map((list: { items: { url: string }[] }) => list.items.map(({ url }) => url))).toEqual([
      ['/rules', '/discussions', '/categories'],
      ['/rules'],
    ]);
    await patch(customPageID, { status: 'unpublished' });
    expect(await shown(test.guest)).toEqual(BUILT_IN);
    await patch(customPageID, { status: 'published' });
    expect((await patch(customPageID, { isInNavigation: false })).isInNavigation).toBe(false);
    expect(await shown(test.guest)).toEqual(BUILT_IN);
    await patch(customPageID, { isInNavigation: true });
    await admin.delete(`/custom-pages/${customPageID}`);
    expect(await shown(test.guest)).toEqual(BUILT_IN);
  });

  it('have none where there is no room for it', async () => {
    const { customPageID } = await made({ urlcode: '/full' });
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `m${at}`, name: `M${at}`, url: `/m${at}` }));
    await admin.put('/navigation/default', { items: many });
    const full = await admin.patch(`/custom-pages/${customPageID}`, { isInNavigation: true });
    expect([full.status, full.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({
        field: 'isInNavigation',
        message: 'The navigation has 30 items already. Take one out of it first.',
      }),
    ]);
  });
});
