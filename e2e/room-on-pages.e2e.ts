// What pages do with their room: words are cut only where there is no more of it, and what is folded takes little.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserTest, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { comment, discussion, done, type Person, person, setUp } from './small-site.ts';

const LONG_TITLE =
  'It is a long way to go for so small a bee, and longer still on the way back with the pollen';
const LONG_BODY = 'Nobody has counted how often she comes and goes, and which way she takes when it rains. ';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await done(
    admin.client.patch('/config', {
      'vanilla.comment.spamCount': 1000,
      'vanilla.discussion.spamCount': 1000,
      'rateLimits.posting.perAccount': 0,
      'rateLimits.posting.perAddress': 0,
    }),
  );
  for (let at = 0; at < 4; at++)
    await discussion(admin, `${LONG_TITLE} ${at}`, 1, { body: LONG_BODY.repeat(6) });
});
afterAll(() => test?.close());

interface RowOfList {
  /** Between the words and what stands beside them, or the edge of the list. */
  gap: number;
  titleWidth: number;
  excerptWidth: number;
  cellWidth: number;
  linesOfExcerpt: number;
  linesOfTitle: number;
  isTitleCut: boolean;
}

const rowsOf = (page: Page): Promise<RowOfList[]> =>
  page.locator('main li:has(> div > :is(h2, h3) + p)').evaluateAll((rows) =>
    rows.map((row) => {
      const heading = row.querySelector('h2, h3') as HTMLElement;
      const title = heading.querySelector('span') as HTMLElement;
      const excerpt = row.querySelector(':is(h2, h3) + p') as HTMLElement;
      const cell = heading.parentElement as HTMLElement;
      const beside = [...row.children].find(
        (part) => part.getBoundingClientRect().left >= cell.getBoundingClientRect().right - 1,
      );
      const edge = (beside ?? row).getBoundingClientRect();
      const linesOf = (element: HTMLElement) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
      return {
        gap: (beside ? edge.left : edge.right) - cell.getBoundingClientRect().right,
        titleWidth: title.getBoundingClientRect().width,
        excerptWidth: excerpt.getBoundingClientRect().width,
        cellWidth: cell.getBoundingClientRect().width,
        linesOfExcerpt: linesOf(excerpt),
        linesOfTitle: linesOf(title),
        isTitleCut: title.scrollHeight > title.clientHeight + 1,
      };
    }),
  );

describe.each([390, 768, 1440])('lists at %i px', (width) => {
  it('cut titles and excerpts only where there is no more room', async () => {
    const page = await test.open({ ...still, viewport: { width, height: 900 } });
    for (const address of ['/', '/discussions']) {
      await page.goto(address);
      const rows = await rowsOf(page);
      expect(rows.length).toBeGreaterThanOrEqual(4);
      for (const row of rows) {
        expect(row.gap).toBeLessThanOrEqual(40);
        expect(row.excerptWidth).toBeGreaterThan(row.cellWidth - 40);
        expect(row.titleWidth).toBeGreaterThan(row.cellWidth - 40);
        expect(row.linesOfExcerpt).toBe(2);
        if (row.isTitleCut) expect(row.linesOfTitle).toBe(3);
      }
    }
  });
});

it.each(['/discussions', '/categories', '/discussions?type=discussion'])(
  'the right column of %s is never empty',
  async (address) => {
    for (const page of [await test.open(still), await test.openAs(member.client.cookies, still)]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      const beside = await page.locator('main').evaluate((main) => {
        const list = main.querySelector('li h2, li h3')?.closest('ul, ol')?.getBoundingClientRect();
        const edge = list?.right ?? Number.POSITIVE_INFINITY;
        return [...main.querySelectorAll('h2, h3')]
          .filter((heading) => {
            const { left, top, width } = heading.getBoundingClientRect();
            return width > 0 && left >= edge && top < 900;
          })
          .map((heading) => heading.textContent);
      });
      expect(beside.length).toBeGreaterThan(0);
    }
  },
);

it('a fold of one comment takes a line, not the room of the comment', async () => {
  const { discussionID, url } = await discussion(admin, 'Of folds', 1);
  const { commentID } = await comment(admin, discussionID, 'They do fold their wings.');
  // Three replies are shown, the rest of them is folded.
  for (let at = 0; at < 4; at++) await comment(admin, discussionID, LONG_BODY.repeat(4), commentID);
  const page = await test.open({ ...still, viewport: { width: 1440, height: 900 } });
  await page.goto(new URL(url).pathname);
  const fold = page.getByRole('link', { name: /more comment/ });
  await fold.first().waitFor();
  expect(await fold.count()).toBe(1);
  const roomOf = () => page.locator('article').evaluateAll((posts) => posts.length);
  const shown = await roomOf();
  const tall = () => page.locator('main').evaluate((main) => main.scrollHeight);
  const row = await fold.evaluate(
    (link) => (link.parentElement as HTMLElement).getBoundingClientRect().height,
  );
  const before = await tall();
  await fold.click();
  await expect.poll(roomOf).toBeGreaterThan(shown);
  expect(row).toBeLessThanOrEqual(48);
  expect((await tall()) - before).toBeGreaterThan(2 * row);
});

it('a post of another site takes 80 % of the height of the window, on a low one too', async () => {
  const url = 'https://twitter.com/bees/status/1234567890123';
  const embedData = { url, embedType: 'twitter', name: 'A swarm', statusID: '1234567890123' };
  const card = { type: 'rich_embed_card', dataSourceType: 'url', url, embedData, children: [{ text: '' }] };
  const post = await discussion(admin, 'Bees elsewhere', 1, {
    body: JSON.stringify([card]),
    format: 'rich2',
  });
  for (const height of [400, 1000]) {
    const page = await test.open({ ...still, viewport: { width: 1200, height } });
    await page.route(/twitter/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Post</title><p>Many bees</p>' }),
    );
    await page.goto(new URL(post.url).pathname);
    await page.locator('a.embedLink-link').first().click();
    await page.frameLocator('iframe.embedFrame').getByText('Many bees').waitFor();
    const box = await page.locator('iframe.embedFrame').boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(0.8 * height);
  }
});

it('who did something and is gone altogether is an Unknown User', async () => {
  await test.server.query(
    "insert into audit_log (act, user_id, record_type, record_id) values ('discussion.closed', 999999, 'discussion', 1)",
  );
  const page = await test.openAs(admin.client.cookies, still);
  await page.goto('/dashboard/settings/audit-logs');
  const name = page.getByRole('main').getByText('Unknown User').first();
  await name.waitFor();
  expect(await name.evaluate((text) => text.closest('a') === null)).toBe(true);
});

it('a text that the language lacks is warned of in debug mode, once, and stands there in its own words', async () => {
  await done(admin.client.patch('/addons/pl-locale', { enabled: true }));
  await done(admin.client.patch('/profile-fields/display-name', { label: 'Name among beekeepers' }));
  const warned = async () => {
    const page = await test.open({ ...still, locale: 'pl' });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/entry/register');
    await page.getByLabel('Name among beekeepers').fill('Maja');
    await page.getByLabel(/Hasło/).fill('x');
    return warnings.filter((text) => text.includes('translation'));
  };
  expect(await warned()).toEqual([]);
  await done(admin.client.patch('/config', { debug: true }));
  expect(await warned()).toEqual(['There is no translation of "Name among beekeepers".']);
});
