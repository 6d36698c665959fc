import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../app/migrations.ts';
import { createTestSite, type TestSite } from '../../../platform/server/testing/test-site.ts';
import { configFeature } from '../../config/config.feature.ts';
import { rolesFeature } from '../../roles/roles.feature.ts';
import { usersFeature } from '../../users/users.feature.ts';
import { uploadsFeature } from '../uploads.feature.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let test: TestSite;
beforeAll(async () => {
  test = await createTestSite({
    features: [rolesFeature, configFeature, usersFeature, uploadsFeature],
    migrations,
  });
  await test.site.blobs.put('faces/drawn.svg', Buffer.from(DRAWING));
  await test.site.blobs.put('faces/page.html', Buffer.from('<script>alert(1)</script>'));
});
afterAll(() => test.close());

describe('/uploads', () => {
  it('gives a drawing as a picture that can do nothing', async () => {
    const { status, text, headers } = await test.guest.page('/uploads/faces/drawn.svg');
    expect([status, text]).toEqual([200, DRAWING]);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('gives what is no picture as a download', async () => {
    const { headers } = await test.guest.page('/uploads/faces/page.html');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  it.each([
    '/uploads/faces/none.svg',
    '/uploads/faces',
    '/uploads/',
    '/uploads/..%2f..%2fconfig',
    '/uploads/%00.svg',
  ])('finds nothing at %s', async (path) => {
    expect((await test.guest.page(path)).status).toBe(404);
  });
});
