// Who is online, as people meet it: a widget of the home page, and the switch that hides oneself.
import {
  axeViolations,
  type BrowserTest,
  discussion,
  done,
  type Person,
  person,
  setUp,
  sidewaysScroll,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
let member: Person;
let thread: { discussionID: number; url: string };
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/online', { enabled: true }));
  member = await person(test.server, admin, 'Marta');
  thread = await discussion(member, 'How to keep bees through the winter', 1);
  const layout = await done(
    admin.client.post('/layouts', {
      name: 'Home with who is here',
      layoutViewType: 'home',
      layout: [
        {
          $hydrate: 'react.section.2-columns',
          mainBottom: [{ $hydrate: 'react.newmembers' }],
          secondaryTop: [{ $hydrate: 'react.online.members', limit: 5 }],
        },
      ],
    }),
  );
  await done(admin.client.put(`/layouts/${layout.layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
  const ofThreads = await done(
    admin.client.post('/layouts', {
      name: 'Discussions with who reads them',
      layoutViewType: 'discussion',
      layout: [
        {
          $hydrate: 'react.section.1-column',
          children: [
            { $hydrate: 'react.asset.originalPost' },
            { $hydrate: 'react.online.members', limit: 5 },
          ],
        },
      ],
    }),
  );
  await done(
    admin.client.put(`/layouts/${ofThreads.layoutID}/views`, [{ recordType: 'global', recordID: -1 }]),
  );
});
afterAll(() => test?.close());

// A browser without a window says so of itself, and counts as a robot.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_size, viewport) => {
  it('shows who is here, until they hide it', async () => {
    await done(member.client.put('/online/me', { hidden: false }));
    const [own, others] = [
      await test.openAs(member.client.cookies, { viewport, userAgent }),
      await test.openAs(admin.client.cookies, { viewport, userAgent }),
    ];
    await own.goto(thread.url);
    const widget = () => others.getByRole('region', { name: 'Who is online' });
    await expect
      .poll(async () => JSON.stringify((await admin.client.get('/online')).body), { timeout: 10_000 })
      .toContain('Marta');
    await others.goto('/');
    await widget().getByRole('link', { name: 'Marta' }).waitFor();
    expect(await sidewaysScroll(others)).toBe(0);
    expect(await axeViolations(others)).toEqual([]);

    await others.goto(thread.url);
    const readers = others.getByRole('region', { name: 'Who is reading this' });
    await readers.getByRole('link', { name: 'Marta' }).waitFor();
    expect(await sidewaysScroll(others)).toBe(0);
    expect(await axeViolations(others)).toEqual([]);
    await others.goto('/');

    await own.goto('/');
    const hides = own.getByText('Do not show that I am here');
    await hides.click();
    await own
      .getByRole('region', { name: 'Who is online' })
      .getByRole('link', { name: 'Marta' })
      .waitFor({ state: 'detached' });
    await others.reload();
    await widget()
      .getByText(/member/)
      .waitFor();
    expect(await widget().getByRole('link', { name: 'Marta' }).count()).toBe(0);
    await expect.poll(() => own.getByRole('switch').isChecked()).toBe(true);
    await hides.click();
    await expect.poll(async () => (await member.client.get('/online/me')).body.hidden).toBe(false);
    await Promise.all([own.close(), others.close()]);
  });
});
