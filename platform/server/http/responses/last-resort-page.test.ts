import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../../app/testing/test-site.ts';
import type { TestSite } from '../../testing/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test.close());

it('is what browsers get where no page can be made, and programs get JSON', async () => {
  await test.site.database.close();
  const page = await test.guest.page('/categories');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers.get('retry-after')).toBeTruthy();
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.text).toMatch(/<h1>There was an error<\/h1><p>The site is not available for a moment/);
  expect(page.text).toContain('<a href="">Reload</a>');
  expect(page.text).toContain('<link rel="stylesheet" href="/offline.css">');
  const call = await test.guest.send('GET', '/api/v2/categories', undefined, { accept: 'text/html' });
  expect(call.body).toMatchObject({ status: 503, message: expect.stringContaining('not available') });
});
