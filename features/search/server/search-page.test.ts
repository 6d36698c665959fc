// The search page reads the whole search from its address, as the API does from its query.
import { beforeAll, expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ withJobs: true });

beforeAll(async () => {
  for (const name of ['Oakum in the seams', 'Pitch on the deck'])
    await discussionBy(test.member.client, { name });
});

async function namesOn(query: string): Promise<string[]> {
  const address = `params[query]=oakum+pitch&${query}`;
  const { status, body } = await test.guest.get(
    `/layouts/lookup-hydrate?layoutViewType=search&recordType=siteSection&recordID=0&${address}`,
  );
  expect(status).toBe(200);
  const { results } = body.layout[0].$reactProps.children[0].$reactProps;
  return results.map((each: { name: string }) => each.name).toSorted();
}

it('finds all words or any of them', async () => {
  const indexed = async () =>
    (await test.guest.get('/search?query=oakum+pitch&queryOperator=or')).body.length;
  await expect.poll(indexed, { timeout: 15_000 }).toBe(2);
  expect(await namesOn('params[queryOperator]=and')).toEqual([]);
  expect(await namesOn('params[queryOperator]=or')).toEqual(['Oakum in the seams', 'Pitch on the deck']);
  expect(await namesOn('params[queryOperator]=both')).toEqual([]);
});

it('is that of another site where a template names one', async () => {
  const set = (template: string) => test.admin.client.patch('/config', { 'search.externalSearch': template });
  for (const template of ['https://find.example.com/', 'javascript:%s', 'find?q=%s'])
    expect([template, (await set(template)).status]).toEqual([template, 422]);
  expect((await set('https://find.example.com/?q=%s&site=bees')).status).toBe(200);
  const { status, headers } = await test.guest.page('/search?search=oak%20%26%20ash');
  expect([status, headers.get('location')]).toEqual([
    302,
    'https://find.example.com/?q=oak%20%26%20ash&site=bees',
  ]);
  const isNewTab = async () => (await test.guest.page('/')).text.includes('"opensSearchInNewTab":true');
  expect(await isNewTab()).toBe(false);
  await test.admin.client.patch('/config', { 'externalSearch.resultsInNewTab': true });
  expect(await isNewTab()).toBe(true);
  await set('');
  expect(await isNewTab()).toBe(false);
  expect((await test.guest.page('/search?search=oak')).status).toBe(200);
});
