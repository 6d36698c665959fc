// A page of everything that layouts can put onto it: all shapes, frames, colours and pictures.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Journey, startJourney } from './journey.ts';
import { faults, still } from './page-faults.ts';
import { discussion, done, type Person, setUp } from './small-site.ts';

let journey: Journey;
let page: Page;

const SHAPES = [
  'title',
  'title-description',
  'title-description-image',
  'title-description-icon',
  'title-background',
  'title-background-description',
  'title-chat-bubble',
];
const DISPLAYS = ['grid', 'carousel', 'list', 'link'];

const categories = (title: string, more: object) => ({
  $hydrate: 'react.categories',
  titleType: 'static',
  title,
  ...more,
});
const posts = (title: string, more: object) => ({
  $hydrate: 'react.discussion.discussions',
  titleType: 'static',
  title,
  apiParams: { limit: 4 },
  ...more,
});

const layout = [
  {
    $hydrate: 'react.section.full-width',
    children: [
      { $hydrate: 'react.app-banner', background: { color: '#123a2b' }, textColor: '#d8ffe9' },
      { $hydrate: 'react.app.content-banner', title: 'A strip', background: { color: '#ffe9a8' } },
    ],
  },
  {
    $hydrate: 'react.section.2-columns',
    mainBottom: [
      ...SHAPES.map((contentType) => categories(contentType, { itemOptions: { contentType } })),
      ...DISPLAYS.map((displayType) =>
        posts(displayType, { containerOptions: { displayType, maxColumnCount: 2 } }),
      ),
      posts('Pictures', {
        discussionOptions: { featuredImage: { display: true }, metas: { asIcons: true } },
      }),
      categories('In colour', {
        containerOptions: {
          borderType: 'shadow',
          headerAlignment: 'center',
          outerBackground: { color: '#173a8f' },
        },
      }),
      { $hydrate: 'react.tabs', titleType: 'static', title: 'Tabs' },
      {
        $hydrate: 'react.html',
        html: '<p class="hours">Open</p>',
        css: '.hours { text-transform: uppercase }',
      },
    ],
    secondaryBottom: [
      { $hydrate: 'react.community-search', titleType: 'static', title: 'Find' },
      {
        $hydrate: 'react.cta',
        title: 'Build',
        background: { color: '#0b3c5d' },
        button: { title: 'How', url: '/a' },
      },
      { $hydrate: 'react.guest-cta' },
      { $hydrate: 'react.quick-links' },
      { $hydrate: 'react.sitetotals', containerOptions: { alignment: 'center' } },
      { $hydrate: 'react.tag' },
    ],
  },
];

async function show({ client }: Person): Promise<void> {
  const { layoutID } = await done(client.post('/layouts', { name: 'All', layoutViewType: 'home', layout }));
  await done(client.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
}

beforeAll(async () => {
  journey = await startJourney();
  const admin = await setUp(journey.server);
  for (const name of ['Bees', 'Wax', 'Honey']) await discussion(admin, name, 1);
  await show(admin);
  page = await journey.open(still);
}, 60_000);
afterAll(() => journey?.close());

it('is free of faults on desks and phones', async () => {
  const found = await faults(page, '/', [
    [1440, 'light'],
    [390, 'dark'],
  ]);
  expect(found).toEqual([]);
});

it('has the colours that the layout gives, and styles that stay inside their widget', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const fill = (words: string) =>
    page
      .getByText(words, { exact: true })
      .evaluate(
        (element) => getComputedStyle(element.closest('[class*="look-"]') as Element).backgroundColor,
      );
  expect(await fill('How can we help you?')).toBe('rgb(18, 58, 43)');
  expect(await fill('In colour')).toBe('rgb(23, 58, 143)');
  expect(
    await page.getByText('Open', { exact: true }).evaluate((each) => getComputedStyle(each).textTransform),
  ).toBe('uppercase');
});

it('steps through a shelf, and changes tabs', async () => {
  const shelf = page.getByRole('group', { name: 'Posts', exact: true });
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => shelf.getByRole('list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.getByText('Top', { exact: true }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Top' }).isChecked()).toBe(true);
});
