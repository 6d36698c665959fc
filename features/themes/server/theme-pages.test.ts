// What a theme does to pages: for everybody, and for whoever tries it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { PASSWORD } from '../../users/server/testing/members.ts';
import {
  GREEN,
  newTheme as makeTheme,
  siteOf,
  type ThemeSite,
  themeSite,
  variables,
} from './testing/theme-site.ts';
import { themeCommands } from './theme.commands.ts';

let test: ThemeSite;
let admin: ThemeSite['admin'];
let member: ThemeSite['member'];
beforeAll(async () => {
  test = await themeSite();
  ({ admin, member } = test);
});
afterAll(() => test.close());

const newTheme = (given?: Record<string, unknown>) => makeTheme(admin, given);

describe('what everybody sees', () => {
  it('is the design system’s own look at first, which needs no file', async () => {
    const site = await siteOf(test.guest);
    expect([site.themeKey, site.themeStyles]).toEqual(['keystone', undefined]);
  });

  it('changes on the next load, of cached pages too: by applying, editing and restoring', async () => {
    const { themeID, revisionID } = await newTheme();
    const sheet = async (client = test.guest) => {
      const { themeStyles } = await siteOf(client, '/discussions');
      return themeStyles ? (await client.page(themeStyles)).text : '';
    };
    expect(await sheet()).toBe('');
    const applied = await admin.client.put('/themes/current', { themeID });
    expect(applied.body).toMatchObject({ themeID, current: true, assets: { variables: { data: GREEN } } });
    expect(await sheet()).toContain('#2f7d32');
    expect(await sheet(member.client)).toContain('#2f7d32');
    await admin.client.patch(`/themes/${themeID}`, {
      assets: variables({ global: { mainColors: { primary: '#8a1538' } } }),
    });
    expect(await sheet()).toContain('#8a1538');
    await admin.client.patch(`/themes/${themeID}`, { revisionID });
    expect(await sheet()).toContain('#2f7d32');
    expect((await admin.client.put('/themes/current', { themeID: 9999 })).status).toBe(404);
    expect((await admin.client.put('/themes/current', {})).status).toBe(400);
    await admin.client.put('/themes/current', { themeID: 'keystone' });
    expect(await sheet()).toBe('');
  });

  it('keeps cached pages while a theme is changed that nobody sees', async () => {
    const { themeID } = await newTheme();
    await test.guest.page('/categories');
    const { statements } = await test.guest.page('/categories');
    await admin.client.patch(`/themes/${themeID}`, { assets: variables({}) });
    expect((await test.guest.page('/categories')).statements).toBe(statements);
  });

  it('lies at an address for good, compressed, and is not made of anything else', async () => {
    await admin.client.put('/themes/current', { themeID: 'folio' });
    const { themeStyles, themeFont } = await siteOf(test.guest);
    const found = await test.guest.page(themeStyles);
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(found.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(found.headers.get('content-encoding')).toBe('gzip');
    expect(found.text).toMatch(/^@font-face\{.*@layer theme\{:root,\[data-theme\]\{/s);
    expect(found.text).toContain(themeFont);
    const old = await test.guest.page(themeStyles.replace(/-\w+\.css$/, '-other.css'));
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    for (const path of [
      '/theme/folio/1-x.css',
      '/theme/9999/1-x.css',
      '/theme/folio/0-x.js',
      '/theme/folio/x',
    ])
      expect((await test.guest.page(path)).status, path).toBe(404);
    await admin.client.put('/themes/current', { themeID: 'keystone' });
  });
});

it('runs a script of its own from an address of this site, on every page, after those it names', async () => {
  const scripts = { type: 'json', data: [{ url: '/theme/2/4-abc.js' }, '/theme/2/5-abc.js'] };
  const { themeID } = await newTheme({
    assets: { javascript: { type: 'js', data: 'let seen = 1;' }, scripts },
  });
  await admin.client.put('/themes/current', { themeID });
  const { themeScripts, themeStyles } = await siteOf(test.guest);
  expect([themeScripts, themeStyles]).toEqual([
    [
      '/theme/2/4-abc.js',
      '/theme/2/5-abc.js',
      expect.stringMatching(new RegExp(`^/theme/${themeID}/\\d+-\\w+\\.js$`)),
    ],
    undefined,
  ]);
  const { text, headers } = await test.guest.page(themeScripts[2]);
  expect([text, headers.get('content-type')]).toEqual(['let seen = 1;', 'text/javascript; charset=utf-8']);
  await admin.client.put('/themes/current', { themeID: 'keystone' });
});

it('puts header and footer on every page, without what could do harm', async () => {
  const html = (text: string) => ({
    type: 'html',
    data: `<p onclick="x()">${text}<script>alert(1)</script></p>`,
  });
  const { themeID } = await newTheme({ assets: { header: html('Hello'), footer: html('Bye') } });
  await admin.client.put('/themes/current', { themeID });
  const { themeHeader, themeFooter } = await siteOf(test.guest);
  expect([themeHeader, themeFooter].map((text) => text.replace(/ dir="auto"/, '').trim())).toEqual([
    '<p>Hello </p>',
    '<p>Bye </p>',
  ]);
  await admin.client.put('/themes/current', { themeID: 'keystone' });
});

describe('safe mode', () => {
  let themeID: number;
  const looks = ({ themeKey, ...site }: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(site).filter(([name]) => /^theme|^isSafe/.test(name)));
  beforeAll(async () => {
    const assets = {
      ...variables(GREEN),
      styles: { type: 'css', data: 'body { display: none; }' },
      javascript: { type: 'js', data: 'location.href = "/";' },
      header: { type: 'html', data: '<p>In the way</p>' },
    };
    themeID = (await newTheme({ assets })).themeID;
    await admin.client.put('/themes/current', { themeID });
  });
  afterAll(() => admin.client.put('/themes/current', { themeID: 'keystone' }));

  it('leaves out all of a theme where the address asks for it, for whoever has to sign in too', async () => {
    for (const path of ['/', '/discussions', '/entry/signin', '/no/such/page'])
      for (const query of ['?safe-mode', '?safe-mode=1'])
        expect(looks(await siteOf(test.guest, path + query)), path).toEqual({ isSafeMode: true });
    const whole = looks(await siteOf(test.guest, '/entry/signin'));
    expect(Object.keys(whole).sort()).toEqual(['themeHeader', 'themeScripts', 'themeStyles']);
  });

  it('shows the pages where themes are mended in their colours, and runs none of their code', async () => {
    for (const path of [
      '/appearance/themes',
      `/appearance/themes/${themeID}/edit`,
      `/appearance/style-guides/${themeID}/revisions`,
    ]) {
      const { themeStyles, ...others } = looks(await siteOf(admin.client, path));
      expect(others, path).toEqual({});
      const { text, headers } = await test.guest.page(String(themeStyles));
      expect([text.includes('#2f7d32'), text.includes('display')], path).toEqual([true, false]);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect(Object.keys(looks(await siteOf(admin.client, '/appearance')))).toContain('themeScripts');
  });

  it('holds for a theme that is tried, which can then be left', async () => {
    await admin.client.put('/themes/current', { themeID: 'keystone' });
    await admin.client.put('/themes/preview', { themeID });
    expect(looks(await siteOf(admin.client, '/?safe-mode'))).toEqual({
      isSafeMode: true,
      themePreview: expect.objectContaining({ themeID }),
    });
    await admin.client.put('/themes/preview', {});
  });
});

it('is changed by the command line, for owners whom a theme locks out', async () => {
  const [apply] = themeCommands;
  const printed: string[] = [];
  const out = { print: (line: string) => printed.push(line), progress: () => {}, isJson: false };
  await apply?.run(test.site, { positional: ['folio'], options: {} }, out);
  expect((await siteOf(test.guest)).themeKey).toBe('folio');
  expect((await test.guest.get('/config?select=ui.themeKey')).body).toEqual({ 'ui.themeKey': 'folio' });
  await apply?.run(test.site, { positional: ['keystone'], options: {} }, out);
  expect(printed).toEqual(
    ['Folio', 'Keystone'].map((name) => `Everybody sees ${name} from the next page on.`),
  );
  await expect(apply?.run(test.site, { positional: ['nothing'], options: {} }, out)).rejects.toThrow(
    'nothing',
  );
});

describe('the pages', () => {
  const layoutOf = async (client: TestClient, path: string) => {
    const { status, text } = await client.page(path);
    const { page } = JSON.parse(text);
    return { status, props: status === 200 ? widgetIn(page.layout) : undefined };
  };

  it('are for whoever manages the site', async () => {
    const { themeID } = await newTheme();
    for (const path of [
      '/appearance/themes',
      `/appearance/themes/${themeID}/edit`,
      `/appearance/style-guides/${themeID}/revisions`,
    ]) {
      expect((await test.guest.page(path)).status, path).toBe(403);
      expect((await member.client.page(path)).status, path).toBe(403);
      expect((await layoutOf(admin.client, path)).status, path).toBe(200);
    }
    for (const path of [
      '/appearance/themes/9999/edit',
      '/appearance/themes/folio/edit',
      '/appearance/style-guides/9999/revisions',
    ])
      expect((await admin.client.page(path)).status, path).toBe(404);
  });

  it('show what the calls tell, and what is tried in this session', async () => {
    const { themeID } = await newTheme({ name: 'Autumn' });
    await admin.client.put('/themes/preview', { themeID: 'folio' });
    const { props } = await layoutOf(admin.client, '/appearance/themes');
    expect(props.previewedID).toBe('folio');
    const own = props.themes.find((each: { theme: { themeID: number } }) => each.theme.themeID === themeID);
    expect(own).toMatchObject({ parentKey: 'keystone', variables: GREEN, theme: { name: 'Autumn' } });
    await admin.client.put('/themes/preview', {});
    const edited = await layoutOf(admin.client, `/appearance/themes/${themeID}/edit`);
    expect(edited.props).toMatchObject({ variables: GREEN, styles: '', footer: '' });
    await admin.client.patch(`/themes/${themeID}`, { assets: variables({}) });
    const past = await layoutOf(admin.client, `/appearance/style-guides/${themeID}/revisions`);
    expect([past.props.total, past.props.revisions.length]).toEqual([2, 2]);
    const shipped = await layoutOf(admin.client, '/appearance/style-guides/folio/revisions');
    expect(shipped.props).toMatchObject({ total: 0, revisions: [] });
  });
});

// biome-ignore lint/suspicious/noExplicitAny: props of whatever widget the page is about.
function widgetIn(nodes: any[]): any {
  const [node] = nodes;
  return node.$reactProps.children ? widgetIn(node.$reactProps.children) : node.$reactProps;
}

describe('a preview', () => {
  it('is seen in its session alone, and never cached', async () => {
    const { themeID } = await newTheme();
    const other = await test.client().signIn('Adelina', PASSWORD);
    const began = await admin.client.put('/themes/preview', { themeID });
    expect([began.status, began.body.themeID]).toEqual([200, themeID]);
    const mine = await admin.client.page('/discussions');
    expect(JSON.parse(mine.text).site).toMatchObject({
      themeKey: String(themeID),
      themePreview: { themeID, name: 'Spring', revisionID: null, redirect: '/appearance/themes' },
    });
    expect(mine.headers.get('cache-control')).toContain('private');
    for (const client of [test.guest, member.client, other])
      expect(await siteOf(client, '/discussions')).toMatchObject({ themeKey: 'keystone' });
    expect((await siteOf(other, '/discussions')).themePreview).toBeUndefined();
    const ended = await admin.client.put('/themes/preview', { themeID: '' });
    expect([ended.status, ended.body.themeID]).toEqual([200, 'keystone']);
    expect((await siteOf(admin.client, '/discussions')).themePreview).toBeUndefined();
  });

  it('shows an earlier revision, and ends with the theme', async () => {
    const { themeID, revisionID } = await newTheme();
    await admin.client.patch(`/themes/${themeID}`, { assets: variables({}) });
    await admin.client.put('/themes/preview', { themeID, revisionID });
    expect((await siteOf(admin.client)).themePreview).toMatchObject({ themeID, revisionID });
    await admin.client.delete(`/themes/${themeID}`);
    expect((await siteOf(admin.client)).themePreview).toBeUndefined();
    expect((await admin.client.put('/themes/preview', { themeID: 9999 })).status).toBe(404);
    expect((await admin.client.put('/themes/preview', { themeID: 'folio', revisionID: 1 })).status).toBe(404);
  });

  it('needs a session', async () => {
    const { body } = await admin.client.post('/tokens', { name: 'robot' });
    const robot = test.client();
    robot.bearer = body.accessToken;
    expect((await robot.put('/themes/preview', { themeID: 'folio' })).body.code).toBe('theme.noSession');
  });
});
