import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSite();
  admin = await signedIn(test, 'Adelina', 'administrator');
  member = await signedIn(test, 'Melba', 'member');
});
afterAll(() => test.close());

const GREEN = { global: { mainColors: { primary: '#2f7d32' } } };
const variables = (data: unknown) => ({ variables: { type: 'json', data } });

async function newTheme(given: Record<string, unknown> = {}) {
  const { body, status, text } = await admin.client.post('/themes', {
    name: 'Spring',
    parentTheme: 'keystone',
    parentVersion: '1.0.0',
    assets: variables(GREEN),
    ...given,
  });
  if (status !== 201) throw new Error(text);
  return body;
}

const siteOf = async (client: TestClient, path = '/') => JSON.parse((await client.page(path)).text).site;

describe('reading', () => {
  it('lists the themes of the product, then those of the community', async () => {
    await newTheme({ name: 'A first one' });
    const { status, body } = await test.guest.get('/themes');
    expect(status).toBe(200);
    expect(body.map(({ themeID }: { themeID: unknown }) => themeID).slice(0, 2)).toEqual([
      'keystone',
      'folio',
    ]);
    expect(body[0]).toEqual({
      themeID: 'keystone',
      type: 'themeFile',
      name: 'Keystone',
      version: '1.0.0',
      revisionID: null,
      revisionName: null,
      insertUser: null,
      dateInserted: null,
      active: true,
      current: true,
      parentTheme: null,
      assets: expect.any(Object),
      preview: {
        imageUrl: null,
        info: expect.objectContaining({ Template: { type: 'string', value: 'Keystone' } }),
        variables: {
          globalPrimary: '#1a5cff',
          globalBg: '#ffffff',
          globalFg: '#12151b',
          titleBarBg: '#ffffff',
          titleBarFg: '#12151b',
          backgroundImage: null,
        },
      },
      features: { DataDrivenTheme: true, useNewSearchPage: true },
      supportedSections: ['footer', 'header'],
    });
  });

  it('tells of assets where they lie, and what they hold where that is asked for', async () => {
    const { themeID, revisionID } = await newTheme();
    const plain = (await test.guest.get(`/themes/${themeID}`)).body.assets;
    expect(Object.keys(plain).sort()).toEqual([
      'fonts',
      'footer',
      'header',
      'javascript',
      'scripts',
      'styles',
      'variables',
    ]);
    expect(plain.variables).toEqual({
      type: 'json',
      'content-type': 'application/json',
      url: expect.stringMatching(
        new RegExp(`/api/v2/themes/${themeID}/assets/variables\\.json\\?revisionID=${revisionID}&v=\\w+$`),
      ),
    });
    const some = (await test.guest.get(`/themes/${themeID}?expand=variables.data,header.data`)).body.assets;
    expect([some.variables.data, some.header.data, some.styles.data]).toEqual([GREEN, '', undefined]);
    const all = (await test.guest.get(`/themes/${themeID}?expand=all`)).body.assets;
    expect([all.fonts.data, all.scripts.data, all.styles.data]).toEqual([[], [], '']);
    const current = (await test.guest.get('/themes/current')).body;
    expect(current).toMatchObject({ themeID: 'keystone', assets: { variables: { data: {} } } });
  });

  it('knows a theme by its number or key, in any of its states', async () => {
    const { themeID, revisionID } = await newTheme();
    await admin.client.patch(`/themes/${themeID}`, { assets: variables({}), revisionName: 'Plain' });
    const then = await test.guest.get(`/themes/${themeID}?revisionID=${revisionID}&expand=variables.data`);
    expect(then.body).toMatchObject({ revisionID, active: false, assets: { variables: { data: GREEN } } });
    expect((await test.guest.get(`/themes/${themeID}`)).body).toMatchObject({
      revisionName: 'Plain',
      active: true,
      version: expect.any(String),
      insertUser: { name: 'Adelina' },
    });
    expect((await test.guest.get('/themes/theme-foundation')).body.themeID).toBe('keystone');
    expect(then.headers.get('x-app-cache-hit')).toMatch(/^[01]$/);
    for (const path of ['9999', 'nothing', `${themeID}?revisionID=9999`, 'keystone?revisionID=1', '0'])
      expect((await test.guest.get(`/themes/${path}`)).status, path).toBe(404);
    expect((await test.guest.get(`/themes/${themeID}?expand=nonsense`)).status).toBe(422);
  });

  it('pages revisions, the newest first', async () => {
    const { themeID } = await newTheme();
    for (const radius of [1, 2])
      await admin.client.patch(`/themes/${themeID}`, {
        assets: variables({ global: { border: { radius } } }),
      });
    const { body, headers } = await test.guest.get(`/themes/${themeID}/revisions?limit=2`);
    expect(body).toHaveLength(2);
    expect(body[0].revisionID).toBeGreaterThan(body[1].revisionID);
    expect([body[0].active, body[1].active]).toEqual([true, false]);
    expect(Object.keys(body[0])).not.toContain('assets');
    expect(headers.get('x-app-page-result-count')).toBe('3');
    const last = await test.guest.get(`/themes/${themeID}/revisions?limit=2&page=3`);
    expect([last.body, last.headers.get('x-app-page-result-count')]).toEqual([[], '3']);
    expect((await test.guest.get('/themes/keystone/revisions')).body).toEqual([]);
    expect((await test.guest.get(`/themes/${themeID}/revisions?limit=301`)).status).toBe(422);
    expect((await test.guest.get('/themes/9999/revisions')).status).toBe(404);
  });
});

describe('writing', () => {
  it('is refused to whoever does not manage the site', async () => {
    const { themeID } = await newTheme();
    const calls: [string, string, unknown][] = [
      ['POST', '/themes', { name: 'x', parentTheme: 'keystone', parentVersion: '' }],
      ['PATCH', `/themes/${themeID}`, { name: 'x' }],
      ['DELETE', `/themes/${themeID}`, undefined],
      ['PUT', '/themes/current', { themeID }],
      ['PUT', '/themes/preview', { themeID }],
      ['PUT', `/themes/${themeID}/assets/styles`, { type: 'css', data: '' }],
      ['PATCH', `/themes/${themeID}/assets/variables`, { type: 'json', data: {} }],
      ['DELETE', `/themes/${themeID}/assets/variables`, undefined],
    ];
    for (const [method, path, body] of calls) {
      for (const client of [test.guest, member.client])
        expect((await client.call(method, path, body)).status, `${method} ${path}`).toBe(403);
    }
  });

  it('names what is missing or wrong', async () => {
    const whole = { name: 'Spring', parentTheme: 'keystone', parentVersion: '1' };
    const wrong: [Record<string, unknown>, number, string][] = [
      [{ ...whole, name: undefined }, 400, 'name'],
      [{ ...whole, parentTheme: undefined }, 400, 'parentTheme'],
      [{ ...whole, parentVersion: undefined }, 400, 'parentVersion'],
      [{ ...whole, parentTheme: 'lavendermoon' }, 422, 'parentTheme'],
      [{ ...whole, name: 'x'.repeat(101) }, 422, 'name'],
      [{ ...whole, assets: { nothing: { type: 'css', data: '' } } }, 422, 'assets.nothing'],
      [{ ...whole, assets: { header: { type: 'twig', data: '{{ x }}' } } }, 422, 'assets.header'],
      [{ ...whole, assets: { styles: { type: 'css', data: {} } } }, 422, 'assets.styles'],
      [{ ...whole, assets: variables([]) }, 422, 'assets.variables'],
      [
        { ...whole, assets: variables({ global: { mainColors: { primary: 'red;}' } } }) },
        422,
        'assets.variables.global.mainColors.primary',
      ],
    ];
    for (const [body, status, field] of wrong) {
      const answer = await admin.client.post('/themes', body);
      expect([answer.status, answer.body.errors[0].field], JSON.stringify(body)).toEqual([status, field]);
    }
  });

  it('makes a revision of other assets, and of nothing else', async () => {
    const { themeID, revisionID } = await newTheme();
    const path = `/themes/${themeID}`;
    const renamed = await admin.client.patch(path, { name: 'Summer', revisionName: 'Greener' });
    expect(renamed.body).toMatchObject({ name: 'Summer', revisionID, revisionName: 'Greener' });
    expect((await admin.client.patch(path, { assets: variables(GREEN) })).body.revisionID).toBe(revisionID);
    const styles = { styles: { type: 'css', data: 'p { color: #123456; }' } };
    const styled = (await admin.client.patch(path, { assets: styles })).body;
    expect(styled.revisionID).toBeGreaterThan(revisionID);
    expect([styled.assets.variables.data, styled.assets.styles.data]).toEqual([GREEN, styles.styles.data]);
    expect((await admin.client.patch('/themes/keystone', { name: 'x' })).body.code).toBe('theme.isBuiltIn');
    expect((await admin.client.patch('/themes/9999', { name: 'x' })).status).toBe(404);
    expect((await admin.client.patch(path, { revisionID: 9999 })).status).toBe(404);
  });

  it('brings an earlier revision back', async () => {
    const { themeID, revisionID } = await newTheme();
    await admin.client.patch(`/themes/${themeID}`, { assets: variables({}) });
    const back = await admin.client.patch(`/themes/${themeID}`, { revisionID });
    expect(back.body).toMatchObject({ revisionID, active: true, assets: { variables: { data: GREEN } } });
    const { body } = await test.guest.get(`/themes/${themeID}/revisions`);
    expect(body.map(({ active }: { active: boolean }) => active)).toEqual([false, true]);
  });

  it('deletes a theme, but not the one that everybody sees', async () => {
    const { themeID } = await newTheme();
    await admin.client.put('/themes/current', { themeID });
    const refused = await admin.client.delete(`/themes/${themeID}`);
    expect([refused.status, refused.body.code]).toEqual([400, 'theme.isCurrent']);
    await admin.client.put('/themes/current', { themeID: 'keystone' });
    expect((await admin.client.delete(`/themes/${themeID}`)).status).toBe(204);
    expect((await admin.client.delete(`/themes/${themeID}`)).status).toBe(404);
    expect((await admin.client.delete('/themes/folio')).body.code).toBe('theme.isBuiltIn');
  });
});

describe('assets', () => {
  let path: string;
  beforeAll(async () => {
    path = `/themes/${(await newTheme()).themeID}/assets`;
  });

  it('are told as they are by their ending, described without one', async () => {
    const raw = await test.guest.get(`${path}/variables.json`);
    expect([raw.status, raw.body]).toEqual([200, GREEN]);
    expect((await test.guest.get(`${path}/variables`)).body).toMatchObject({ type: 'json', data: GREEN });
    const styles = await test.guest.get(`${path}/styles.css?v=abc`);
    expect([styles.status, styles.text]).toEqual([200, '']);
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(styles.headers.get('cache-control')).toBe('public, max-age=31536000');
    expect((await test.guest.get(`${path}/header.html`)).headers.get('content-security-policy')).toContain(
      'sandbox',
    );
    expect((await test.guest.get(`${path}/nothing`)).status).toBe(404);
    expect((await test.guest.get(`${path}/nothing.css`)).status).toBe(404);
    for (const name of ['styles.js', 'variables.css', 'logo.html', 'styles.json'])
      expect((await test.guest.get(`${path}/${name}`)).status, name).toBe(400);
  });

  it('are replaced by their text, their JSON, or described', async () => {
    const { client } = admin;
    const sent = await client.send('PUT', `/api/v2${path}/styles.css`, 'p { margin: 0; }', {
      'content-type': 'text/css',
    });
    expect(sent.body).toMatchObject({ type: 'css', data: 'p { margin: 0; }' });
    expect((await test.guest.get(`${path}/styles.css`)).text).toBe('p { margin: 0; }');
    await client.put(`${path}/javascript`, { type: 'js', data: 'let a = 1;' });
    expect((await test.guest.get(`${path}/javascript.js`)).text).toBe('let a = 1;');
    await client.put(`${path}/variables.json`, { global: { border: { radius: 9 } } });
    await client.patch(`${path}/variables.json`, { global: { border: { width: 2 } }, own: { type: 'x' } });
    expect((await test.guest.get(`${path}/variables.json`)).body).toEqual({
      global: { border: { radius: 9, width: 2 } },
      own: { type: 'x' },
    });
    await client.patch(`${path}/variables`, { type: 'json', data: { own: { type: 'y' } } });
    expect((await test.guest.get(`${path}/variables.json`)).body.own).toEqual({ type: 'y' });
    await client.put(`${path}/logo`, { type: 'data', data: '/uploads/logo.png' });
    expect((await test.guest.get(`${path}/logo`)).body).toMatchObject({ url: '/uploads/logo.png' });
    expect((await client.delete(`${path}/variables`)).status).toBe(204);
    expect((await test.guest.get(`${path}/variables.json`)).body).toEqual({});
  });

  it('are refused where they could do harm, are of the wrong kind, or the theme is not to be changed', async () => {
    const { client } = admin;
    const refused: [string, unknown, number][] = [
      ['styles', { type: 'css', data: '@import "https://elsewhere.example/x.css";' }, 422],
      ['styles', { type: 'css', data: '</style><script>alert(1)</script>' }, 422],
      ['styles', { type: 'js', data: 'x' }, 422],
      ['javascript', { type: 'js', data: '</script>' }, 422],
      ['footer', { type: 'html', data: 'x'.repeat(20_001) }, 422],
      ['fonts', { type: 'json', data: [{ name: 'X', url: 'https://elsewhere.example/x.woff2' }] }, 422],
      ['logo', { type: 'data', data: 'javascript:alert(1)' }, 422],
      ['variables', { type: 'json', data: { tokens: { 'z-modal': 1 } } }, 422],
      ['variables.css', {}, 400],
      ['nothing', {}, 404],
    ];
    for (const [name, body, status] of refused)
      expect((await client.put(`${path}/${name}`, body)).status, JSON.stringify(body)).toBe(status);
    const built = await client.put('/themes/folio/assets/variables.json', {});
    expect(built.body.code).toBe('theme.isBuiltIn');
    const css = { 'content-type': 'text/css' };
    expect((await client.send('POST', '/api/v2/themes', 'p {}', css)).status).toBe(415);
  });
});

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

it('puts header and footer on every page, without what could do harm', async () => {
  const html = (text: string) => ({
    type: 'html',
    data: `<p onclick="x()">${text}<script>alert(1)</script></p>`,
  });
  const { themeID } = await newTheme({ assets: { header: html('Hello'), footer: html('Bye') } });
  await admin.client.put('/themes/current', { themeID });
  const { themeHeader, themeFooter } = await siteOf(test.guest);
  expect([themeHeader, themeFooter].map((text) => text.replace(/ dir="auto"/, '').trim())).toEqual([
    '<p>Hello</p>',
    '<p>Bye</p>',
  ]);
  await admin.client.put('/themes/current', { themeID: 'keystone' });
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
    for (const path of ['/appearance/themes/9999/edit', '/appearance/style-guides/9999/revisions'])
      expect((await admin.client.page(path)).status, path).toBe(404);
    expect((await admin.client.page('/appearance/themes/folio/edit')).status).toBe(400);
    const { status, headers } = await admin.client.page('/appearance');
    expect([status, headers.get('location')]).toEqual([302, '/appearance/themes']);
    expect((await member.client.page('/appearance')).status).toBe(403);
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
  it('is seen in its session alone, and never kept', async () => {
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
