import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Community, community } from '../../discussions/server/testing/community.ts';

let test: Community;
beforeAll(async () => {
  test = await community();
});
afterAll(() => test?.close());

it('tells devices what to install, as the community presents itself', async () => {
  await test.admin.client.patch('/config', { 'garden.title': 'Harbour of all Sailors' });
  const plain = await manifest();
  expect(plain).toMatchObject({
    name: 'Harbour of all Sailors',
    short_name: 'Harbour of a',
    start_url: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
  });
  expect(plain.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  await test.admin.client.patch('/config', {
    'branding.touchIcon': '/uploads/own.png',
    'branding.addressBarColor': '#aabbcc',
  });
  const branded = await manifest();
  expect(branded).toMatchObject({ theme_color: '#aabbcc' });
  expect(branded.icons).toEqual([{ src: `${test.url}/uploads/own.png`, sizes: 'any' }]);
  await test.admin.client.patch('/config', { 'branding.touchIcon': 'https://cdn.example/own.png' });
  expect((await manifest()).icons).toEqual([{ src: 'https://cdn.example/own.png', sizes: 'any' }]);
});

it('says who is offline so, and that nothing is lost', async () => {
  const { status, text, headers } = await test.guest.page('/offline');
  expect(status).toBe(200);
  expect(headers.get('vary')).toBe('Cookie, Accept-Language');
  expect(text).toContain('<h1>You are offline</h1>');
  expect(text).toContain('Harbour of all Sailors');
});

async function manifest() {
  const { headers, text } = await test.guest.page('/manifest.webmanifest');
  expect(headers.get('content-type')).toContain('application/manifest+json');
  return JSON.parse(text);
}
