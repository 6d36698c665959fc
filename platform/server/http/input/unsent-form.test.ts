import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../../app/testing/test-site.ts';
import type { TestSite } from '../../testing/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test?.close());

/** As browsers send a form that was not hydrated; `fetch` may not say that it is on its way to a page. */
function sendForm(path: string, mode?: string): Promise<{ status?: number; location?: string }> {
  const { hostname, port } = new URL(test.guest.url);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(mode && { 'sec-fetch-mode': mode }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    call.on('error', reject).end('email=ada');
  });
}

it.each([
  [
    'gives its page again to a reader',
    '/entry/signin?target=%2F',
    'navigate',
    303,
    '/entry/signin?target=%2F',
  ],
  ['leads to no other site', '//elsewhere.example/x', 'navigate', 303, '/elsewhere.example/x'],
  ['is not allowed for programs', '/entry/signin', undefined, 405, undefined],
  ['is no way into the API', '/api/v2/nothing', 'navigate', 404, undefined],
])('a form that no script has sent: %s', async (_, path, mode, status, location) => {
  expect(await sendForm(path, mode)).toEqual({ status, location });
});
