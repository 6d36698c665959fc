import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { newTheme, siteOf, type ThemeSite, themeSite } from '../../themes/server/testing/theme-site.ts';
import { signedIn } from '../../users/server/testing/members.ts';

let test: ThemeSite;
beforeAll(async () => {
  test = await themeSite();
});
afterAll(() => test?.close());

const pageOf = async (client: TestClient, path: string): Promise<HydratedLayout> =>
  JSON.parse((await client.page(path)).text).page;
async function propsFor(client: TestClient) {
  const { layout } = await pageOf(client, '/appearance/branding');
  return (layout[0]?.$reactProps.children as LayoutNode[] | undefined)?.[0]?.$reactProps;
}
const logoFor = async (client: TestClient, path = '/') =>
  (await pageOf(client, path)).titleBar.$reactProps.logo as Record<string, string>;
const data = (address: string) => ({ type: 'data', data: address });

describe('the page', () => {
  it('tells what is set, what holds without it, and how long each may be', async () => {
    await test.admin.client.patch('/config', {
      'garden.title': 'Harbour',
      'branding.logo': '/uploads/logo.svg',
    });
    expect(await propsFor(test.admin.client)).toMatchObject({
      values: { 'garden.title': 'Harbour', 'branding.logo': '/uploads/logo.svg', 'branding.favicon': '' },
      defaults: { 'garden.title': 'Parley', 'branding.logo': '' },
      lengths: {
        'garden.title': 100,
        'garden.description': 350,
        'branding.favicon': 500,
        'branding.addressBarColor': 9,
      },
      themeLogoOf: null,
    });
  });

  it('is for whoever manages the community, with or without the site', async () => {
    const { roleID } = (
      await test.admin.client.post('/roles', {
        name: 'Herald',
        permissions: [{ type: 'global', permissions: { 'community.manage': true } }],
      })
    ).body;
    const herald = await signedIn(test, 'Hera');
    await test.admin.client.patch(`/users/${herald.userID}`, { roleID: [roleID] });
    expect((await herald.client.page('/appearance/branding')).status).toBe(200);
    expect((await herald.client.page('/appearance')).status).toBe(200);
    expect((await herald.client.page('/appearance/themes')).status).toBe(403);
    for (const client of [test.guest, test.member.client])
      expect((await client.page('/appearance/branding')).status).toBe(403);
  });
});

describe('the icon at its usual address', () => {
  it('is that of the community, or the one that Parley brings', async () => {
    const icon = async () => {
      const { status, headers } = await test.guest.page('/favicon.ico');
      return [status, headers.get('location')];
    };
    await test.admin.client.patch('/config', { 'branding.favicon': '' });
    expect(await icon()).toEqual([302, '/favicon.svg']);
    await test.admin.client.patch('/config', { 'branding.favicon': '/uploads/icon.png' });
    expect(await icon()).toEqual([302, '/uploads/icon.png']);
    await test.admin.client.patch('/config', { 'branding.favicon': '' });
  });
});

describe('pages that are cached already', () => {
  it('show another name, icon, colour and picture the next time they are asked for', async () => {
    expect((await test.guest.page('/discussions')).text).not.toContain('/uploads/tab.png');
    await test.admin.client.patch('/config', {
      'garden.title': 'Lighthouse',
      'branding.favicon': '/uploads/tab.png',
      'branding.shareImage': '/uploads/share.png',
      'branding.addressBarColor': '#123456',
    });
    expect(await siteOf(test.guest, '/discussions')).toMatchObject({
      siteName: 'Lighthouse',
      branding: {
        favicon: '/uploads/tab.png',
        shareImage: '/uploads/share.png',
        addressBarColor: '#123456',
      },
    });
  });

  it('show the logo of the theme in place of that of the community, both sizes or neither', async () => {
    const { client } = test.admin;
    await client.patch('/config', {
      'branding.logo': '/uploads/ours.svg',
      'branding.mobileLogo': '/uploads/ours-small.svg',
    });
    const ours = { imageUrl: '/uploads/ours.svg', imageUrlMobile: '/uploads/ours-small.svg' };
    expect(await logoFor(test.guest)).toMatchObject(ours);
    const { themeID } = await newTheme(test.admin, { assets: { logo: data('/uploads/spring.svg') } });
    await client.put('/themes/current', { themeID });
    const alone = await logoFor(test.guest);
    expect([alone.imageUrl, alone.imageUrlMobile]).toEqual(['/uploads/spring.svg', undefined]);
    expect((await propsFor(client))?.themeLogoOf).toEqual({ name: 'Spring', themeID });
    await client.put(`/themes/${themeID}/assets/mobileLogo`, data('https://cdn.example/s.png'));
    expect(await logoFor(test.guest)).toMatchObject({ imageUrlMobile: 'https://cdn.example/s.png' });
    await client.patch(`/themes/${themeID}/assets/variables`, {
      type: 'json',
      data: {
        titleBar: { logo: { desktop: { url: '/uploads/said.svg' }, mobile: { url: 'javascript:alert(1)' } } },
      },
    });
    expect(await logoFor(test.guest)).toMatchObject({
      imageUrl: '/uploads/said.svg',
      imageUrlMobile: 'https://cdn.example/s.png',
    });
    await client.put('/themes/current', { themeID: 'keystone' });
    expect(await logoFor(test.guest)).toMatchObject(ours);
  });

  it('show the name beside the logo where that is wanted', async () => {
    const { client } = test.admin;
    await client.patch('/config', { 'branding.logo': '/uploads/ours.svg' });
    expect(await logoFor(test.guest)).not.toHaveProperty('hasNameBesideLogo');
    expect((await propsFor(client))?.values).toMatchObject({ 'branding.nameBesideLogo': false });
    await client.patch('/config', { 'branding.nameBesideLogo': true });
    expect(await logoFor(test.guest)).toMatchObject({
      imageUrl: '/uploads/ours.svg',
      hasNameBesideLogo: true,
    });
    expect((await client.patch('/config', { 'branding.nameBesideLogo': 'perhaps' })).status).toBe(422);
    await client.patch('/config', { 'branding.nameBesideLogo': false });
  });

  it('show the logo of a theme that is tried to whoever tries it', async () => {
    const { themeID } = await newTheme(test.admin, { assets: { logo: data('/uploads/tried.svg') } });
    await test.admin.client.put('/themes/preview', { themeID });
    expect(await logoFor(test.admin.client, '/discussions')).toMatchObject({
      imageUrl: '/uploads/tried.svg',
    });
    expect((await logoFor(test.guest, '/discussions')).imageUrl).not.toBe('/uploads/tried.svg');
    await test.admin.client.put('/themes/preview', {});
  });
});
