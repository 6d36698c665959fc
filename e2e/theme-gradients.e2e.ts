import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { done, type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

it('paints the title bar and the page with the gradients of a theme, each scheme in its colours', async () => {
  const data = {
    titleBar: { colors: { bg: 'linear-gradient(90deg, #dbe7ff, #f6f7f9)' } },
    tokens: {
      'color-canvas': {
        light: 'linear-gradient(#eef3ff, #ffffff)',
        dark: 'linear-gradient(#101828, #0a0c10)',
      },
    },
  };
  const made = await done(
    admin.client.post('/themes', {
      name: 'Dawn',
      parentTheme: 'keystone',
      parentVersion: '1',
      assets: { variables: { type: 'json', data } },
    }),
  );
  await done(admin.client.put('/themes/current', { themeID: made.themeID }));
  for (const [colorScheme, bar, canvas] of [
    ['light', 'rgb(219, 231, 255), rgb(246, 247, 249)', 'rgb(238, 243, 255), rgb(255, 255, 255)'],
    ['dark', 'rgb(14, 17, 22), rgb(14, 17, 22)', 'rgb(16, 24, 40), rgb(10, 12, 16)'],
  ] as const) {
    for (const width of [390, 768, 1440]) {
      const page = await test.open({ colorScheme, viewport: { width, height: 800 } });
      await page.goto('/');
      const painted = await page.evaluate(() =>
        [document.querySelector('header') as Element, document.documentElement].map(
          (each) => getComputedStyle(each).backgroundImage,
        ),
      );
      expect(painted).toEqual([`linear-gradient(90deg, ${bar})`, `linear-gradient(${canvas})`]);
      expect(await axeViolations(page)).toEqual([]);
      const folder = process.env.PARLEY_TEST_PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/gradient-${colorScheme}-${width}.png` });
    }
  }
});
