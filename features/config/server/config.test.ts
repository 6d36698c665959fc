import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { addonsFeature } from '../../addons/addons.feature.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const tideTable: Feature = {
  name: 'tide-table',
  addon: {
    key: 'tides',
    name: 'Tide table',
    description: 'When the water comes.',
    configKey: 'plugins.tides',
  },
  routes: [
    route(
      endpoint({
        method: 'GET',
        path: '/tides',
        summary: 'The tides.',
        permission: 'public',
        response: z.array(z.string()),
      }),
      async () => ['high', 'low'],
    ),
  ],
  siteTotals: [{ name: 'tide', count: async () => 2 }],
};

const MANAGERS = 'public community.manage';
const ADMINISTRATORS = 'public site.manage';
/** Who reads and who changes it, and what it is at first. */
const KNOWN_SETTINGS: Readonly<Record<string, readonly [who: string, begins: unknown]>> = {
  ...Object.fromEntries(
    ['addressBarColor', 'bannerImage', 'favicon', 'logo', 'mobileLogo', 'shareImage', 'touchIcon'].map(
      (name) => [`branding.${name}`, [MANAGERS, '']],
    ),
  ),
  'garden.description': [MANAGERS, ''],
  'garden.homepageTitle': [MANAGERS, ''],
  'garden.orgName': [MANAGERS, ''],
  'garden.title': [MANAGERS, 'Parley'],
  'garden.locale': [ADMINISTRATORS, 'en'],
  'vanilla.siteID': [ADMINISTRATORS, 0],
  'password.minLength': [ADMINISTRATORS, 12],
  'registration.method': [ADMINISTRATORS, 'Basic'],
  'profile.editEmails': [ADMINISTRATORS, true],
  'garden.cookie.name': ['public system.only', 'parley'],
  'garden.cookie.path': ['public system.only', '/'],
};

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;

beforeAll(async () => {
  test = await accountSite({ more: [addonsFeature, tideTable] });
  admin = await signedIn(test, 'Admin_one', 'administrator');
  moderator = await signedIn(test, 'Moderator_one', 'moderator');
  member = await signedIn(test, 'Member_one');
});
afterAll(() => test.close());

describe('reading settings', () => {
  it('selects by key and by glob', async () => {
    expect((await test.guest.get('/config?select=garden.title,garden.locale')).body).toEqual({
      'garden.title': 'Parley',
      'garden.locale': 'en',
    });
    const selected = Object.keys((await test.guest.get('/config?select=registration.*')).body);
    expect(selected).toEqual(expect.arrayContaining(['registration.confirmEmail', 'registration.method']));
    expect(selected.filter((key) => !key.startsWith('registration.'))).toEqual([]);
    expect((await test.guest.get('/config?select=no.such')).body).toEqual({});
    expect((await test.guest.get('/config?select=gardenXtitle')).body).toEqual({});
  });

  it('answers the other names of a setting to whoever asks by them', async () => {
    expect((await test.guest.get('/config?select=ui.siteName')).body).toEqual({ 'ui.siteName': 'Parley' });
    const { body } = await test.guest.get('/config?select=ui.*,signInUrl');
    expect(body).toMatchObject({ 'ui.siteName': 'Parley', signInUrl: '/entry/signin' });
    expect(Object.keys((await test.guest.get('/config')).body)).not.toContain('ui.siteName');
    expect((await admin.client.patch('/config', { 'ui.siteName': 'Jetty' })).status).toBe(200);
    expect((await test.guest.get('/config?select=garden.title')).body).toEqual({ 'garden.title': 'Jetty' });
    expect((await admin.client.patch('/config', { 'ui.siteName': 'Parley' })).status).toBe(200);
    const wrong = await admin.client.patch('/config', { 'ui.siteName': '', 'garden.locale': 'no language' });
    expect(wrong.body.errors.map((each: { field: string; path: string }) => [each.field, each.path])).toEqual(
      [
        ['ui.siteName', 'ui.siteName'],
        ['garden.locale', 'garden.locale'],
      ],
    );
  });

  it('tells the cookie that clients look for, which nobody may change', async () => {
    expect((await test.guest.get('/config?select=garden.cookie.name,garden.cookie.path')).body).toEqual({
      'garden.cookie.name': 'parley',
      'garden.cookie.path': '/',
    });
    expect((await admin.client.patch('/config', { 'garden.cookie.name': 'Vanilla' })).status).toBe(403);
  });

  it('are read and changed by those the reference says, and begin as it says', async () => {
    const { properties } = (await admin.client.get('/config/schema')).body;
    const shown = Object.entries(KNOWN_SETTINGS).map(([key, [by, value]]) => {
      const { default: begins, 'x-read': read, 'x-write': write } = properties[key] ?? {};
      return [key, [read, write].join(' '), begins, by, value];
    });
    for (const [key, who, begins, by, value] of shown) expect([key, who, begins]).toEqual([key, by, value]);
  });

  it('describes them to managers', async () => {
    for (const { client } of [member, moderator])
      expect((await client.get('/config/schema')).body).toMatchObject({ permissions: ['site.manage'] });
    expect((await test.guest.get('/config/schema')).status).toBe(403);
    const { body } = await admin.client.get('/config/schema');
    expect(body.properties['password.minLength']).toMatchObject({
      type: 'integer',
      default: 12,
      'x-read': 'public',
      'x-write': 'site.manage',
    });
  });
});

describe('changing settings', () => {
  it.each([
    ['guest', 403],
    ['member', 403],
    ['moderator', 403],
    ['admin', 200],
  ])('%s: %i', async (who, status) => {
    const people: Record<string, TestMember> = { admin, moderator, member };
    const client = people[who]?.client ?? test.guest;
    expect((await client.patch('/config', { 'garden.description': 'By the sea.' })).status).toBe(status);
  });

  it('needs the permissions of every key', async () => {
    const { body } = await admin.client.post('/roles', {
      name: 'Voice',
      permissions: [{ type: 'global', permissions: { 'community.manage': true } }],
    });
    await admin.client.patch(`/users/${moderator.userID}`, { roleID: [32, body.roleID] });
    expect((await moderator.client.patch('/config', { 'garden.title': 'Harbour' })).status).toBe(200);
    const both = await moderator.client.patch('/config', { 'garden.title': 'Pier', 'garden.locale': 'fr' });
    expect(both.body).toMatchObject({ status: 403, permissions: ['site.manage'] });
    expect((await test.guest.get('/config?select=garden.title')).body).toEqual({ 'garden.title': 'Harbour' });
  });

  it('is seen at once, by everybody', async () => {
    const answer = await admin.client.patch('/config', {
      'garden.title': ' Tide <b>Pool</b> ',
      'registration.confirmEmail': 'yes',
    });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await test.guest.get('/config?select=garden.title,registration.confirmEmail')).body).toEqual({
      'garden.title': 'Tide Pool',
      'registration.confirmEmail': true,
    });
  });

  it('answers files by absolute addresses, and clears them', async () => {
    const logo = '/uploads/1a/logo.png';
    const shareImage = 'https://cdn.example.org/share.png';
    const changes = {
      'branding.logo': logo,
      'branding.shareImage': shareImage,
      'branding.addressBarColor': '#aabbcc',
    };
    expect((await moderator.client.patch('/config', changes)).status).toBe(200);
    expect((await test.guest.get('/config?select=branding.*')).body).toEqual({
      'branding.addressBarColor': '#aabbcc',
      'branding.bannerImage': '',
      'branding.favicon': '',
      'branding.logo': test.url + logo,
      'branding.mobileLogo': '',
      'branding.nameBesideLogo': false,
      'branding.shareImage': shareImage,
      'branding.touchIcon': '',
    });
    await admin.client.patch('/config', {
      'branding.logo': '',
      'garden.orgName': 'Pier',
      'vanilla.siteID': 7,
    });
    expect((await test.guest.get('/config?select=branding.logo,garden.orgName,vanilla.siteID')).body).toEqual(
      {
        'branding.logo': '',
        'garden.orgName': 'Pier',
        'vanilla.siteID': 7,
      },
    );
    expect((await member.client.patch('/config', { 'garden.orgName': 'Mine' })).status).toBe(403);
    expect((await moderator.client.patch('/config', { 'vanilla.siteID': 8 })).status).toBe(403);
  });

  it.each([
    [{ 'branding.logo': 'javascript:alert(1)' }, 'branding.logo'],
    [{ 'branding.logo': '//elsewhere.example/x.png' }, 'branding.logo'],
    [{ 'branding.addressBarColor': 'reddish' }, 'branding.addressBarColor'],
    [{ 'garden.orgName': 'x'.repeat(51) }, 'garden.orgName'],
    [{ 'no.such': 1 }, 'no.such'],
    [{ 'garden.title': '' }, 'garden.title'],
    [{ 'garden.title': '<i></i>' }, 'garden.title'],
    [{ 'registration.method': 'Telepathy' }, 'registration.method'],
    [{ 'password.minLength': 3 }, 'password.minLength'],
    [{ 'password.minLength': 'many' }, 'password.minLength'],
    [{ 'garden.description': 'kept out', 'no.such': 1 }, 'no.such'],
  ])('refuses %j whole', async (body, field) => {
    const before = (await admin.client.get('/config')).body;
    const answer = await admin.client.patch('/config', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field })]);
    expect((await admin.client.get('/config')).body).toEqual(before);
  });
});

describe('add-ons', () => {
  it('are switched on and off while the site runs', async () => {
    expect((await test.guest.get('/tides')).status).toBe(404);
    const on = await admin.client.patch('/addons/tides', { enabled: true });
    expect(on.body).toEqual([expect.objectContaining({ addonID: 'tides', enabled: true })]);
    expect((await test.guest.get('/tides')).body).toEqual(['high', 'low']);
    expect((await test.guest.get('/config?select=plugins.tides')).body).toEqual({ 'plugins.tides': true });
    expect((await admin.client.patch('/addons/tides', { enabled: true })).body).toEqual([]);
    await admin.client.patch('/addons/tides', { enabled: false });
    expect((await test.guest.get('/tides')).status).toBe(404);
  });

  it('are for managers of the site', async () => {
    for (const client of [test.guest, member.client, moderator.client])
      for (const path of ['/addons', '/addons/tides'])
        expect((await client.get(path)).body).toMatchObject({ status: 403, permissions: ['site.manage'] });
    const one = (await admin.client.get('/addons/tides?themeType=desktop')).body;
    expect([one]).toEqual((await admin.client.get('/addons?enabled=false')).body);
    expect((await admin.client.patch('/addons/no-such', { enabled: true })).status).toBe(404);
    expect((await moderator.client.patch('/addons/tides', { enabled: true })).status).toBe(403);
    expect((await admin.client.get('/addons?type=addon&enabled=false')).body).toEqual([
      expect.objectContaining({
        addonID: 'tides',
        key: 'tides',
        name: 'Tide table',
        type: 'addon',
        enabled: false,
      }),
    ]);
    expect((await admin.client.get('/addons?type=locale')).body).toEqual([]);
    expect((await admin.client.get('/addons/no-such?themeType=mobile')).status).toBe(404);
    expect((await admin.client.get('/addons?themeType=watch')).status).toBe(422);
    expect((await admin.client.patch('/addons/tides', { themeType: 'desktop' })).status).toBe(400);
  });
});

describe('totals', () => {
  it('counts what there is, of what is switched on', async () => {
    const user = { count: 3, isCalculating: false, isFiltered: false };
    expect((await test.guest.get('/site-totals?counts=all')).body).toEqual({ counts: { user } });
    await admin.client.patch('/addons/tides', { enabled: true });
    expect((await test.guest.get('/site-totals?counts=tide')).body.counts.tide.count).toBe(2);
    expect((await test.guest.get('/site-totals?counts=unicorn')).status).toBe(422);
    expect((await test.guest.get('/site-totals')).status).toBe(400);
    const section = await test.guest.get('/site-totals?counts=user&siteSectionID=0');
    expect(section.body).toEqual({ siteSectionID: '0', counts: { user } });
    expect((await test.guest.get('/site-totals?counts=user&siteSectionID=elsewhere')).status).toBe(404);
  });
});

it('names the setting of every refusal by its path, and inside of lists the item', async () => {
  const { status, body } = await admin.client.patch('/config', {
    'no.such.setting': 1,
    'password.minLength': 1,
    'labs.nothing': true,
    'garden.title': '',
  });
  expect(status).toBe(422);
  expect(body.errors.length).toBeGreaterThan(2);
  for (const { path, field, message } of body.errors) {
    expect(path).toBe(field);
    expect(message).toContain(field);
  }
});
