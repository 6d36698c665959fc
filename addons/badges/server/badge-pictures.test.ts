// Files of the site that badges show: they stay as long as a badge shows them.
import { sql } from '@parley/addon-api';
import { countedCommunity, runWaitingJobs } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

it('are not discarded as unused, also while the add-on is off, until the badge is deleted', async () => {
  const { body } = await test.admin.client.upload<{ mediaID: number; url: string }>(
    '/media',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'pot.png',
  );
  const made = await test.admin.client.post('/badges', { name: 'Pot', photoUrl: body.url });
  expect(made.status).toBe(201);
  const clean = async () => {
    await test.site.database.execute(sql`update media set date_unused = now() - interval '10 years'`);
    await test.site.database.transaction((tx) => test.site.jobs.enqueue(tx, 'clean-media', {}));
    await runWaitingJobs(test);
    return (await test.guest.page(new URL(body.url).pathname)).status;
  };
  await test.admin.client.patch('/addons/badges', { enabled: false });
  expect(await clean()).toBe(200);
  await test.admin.client.patch('/addons/badges', { enabled: true });
  expect(await clean()).toBe(200);
  await test.admin.client.delete(`/badges/${made.body.badgeID}`);
  expect(await clean()).toBe(404);
});
