// The page of a search while all turns are taken: it says so, and when to come back, in place of a page without results.
import { afterEach, expect, it } from 'vitest';
import { takeAllTurns } from '../../../platform/server/testing/take-all-turns.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
let giveBack = () => {};
afterEach(() => giveBack());

const LOOKUP =
  '/layouts/lookup-hydrate?layoutViewType=search&recordType=siteSection&recordID=0&params[query]=bees';

it('says that too many search, is not cached, and answers as soon as there is a turn', async () => {
  await test.admin.client.patch('/config', { 'heavyReads.atOnce': 1 });
  giveBack = await takeAllTurns(test);
  const page = await test.guest.page('/search?query=bees');
  expect(page.status).toBe(503);
  expect(page.text).toContain('Too many are searching at the moment.');
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const followed = await test.guest.get(LOOKUP);
  expect([followed.status, followed.body.code]).toEqual([503, 'busy']);
  giveBack();
  expect((await test.guest.page('/search?query=bees')).status).toBe(200);
  expect((await test.guest.get(LOOKUP)).status).toBe(200);
}, 30_000);
