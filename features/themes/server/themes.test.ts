import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { GREEN, newTheme as makeTheme, type ThemeSite, themeSite, variables } from './testing/theme-site.ts';

let test: ThemeSite;
let admin: ThemeSite['admin'];
let member: ThemeSite['member'];
beforeAll(async () => {
  test = await themeSite();
  ({ admin, member } = test);
});
afterAll(() => test.close());

const newTheme = (given?: Record<string, unknown>) => makeTheme(admin, given);

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

  it('answers the addresses of assets, and what they hold where that is asked for', async () => {
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

const WAITING = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
it('a theme that goes meanwhile is not there', async () => {
  const { themeID } = await newTheme();
  const { database } = test.site;
  const requested = await database.transaction(async (tx) => {
    await tx.execute(sql`delete from themes where theme_id = ${themeID}`);
    const calls = ['current', 'preview'].map((place) => admin.client.put(`/themes/${place}`, { themeID }));
    await vi.waitFor(async () => expect(await database.rows(WAITING)).toHaveLength(2));
    return calls;
  });
  expect((await Promise.all(requested)).map(({ status }) => status)).toEqual([404, 404]);
});

it('files are packed once, off the event loop, whoever asks for them', async () => {
  const script = Array.from({ length: 9000 }, (_, at) => `a${at}=${(at * 7919) % 99991};`).join('');
  const { themeID, revisionID } = await newTheme({ assets: { javascript: { type: 'js', data: script } } });
  const spent = async (work: () => unknown) => {
    const before = process.cpuUsage();
    await work();
    return process.cpuUsage(before).user;
  };
  const once = await spent(() => brotliCompressSync(script));
  const requested = await spent(async () => {
    for (let count = 0; count < 5; count++) {
      const header = { 'accept-encoding': 'br' };
      const answer = await test.guest.page(`/theme/${themeID}/${revisionID}-x.js`, header);
      expect([answer.headers.get('content-encoding'), answer.text]).toEqual(['br', script]);
    }
  });
  expect(requested).toBeLessThan(once);
});

describe('assets', () => {
  let path: string;
  beforeAll(async () => {
    path = `/themes/${(await newTheme()).themeID}/assets`;
  });

  it('are answered as they are by their ending, described without one', async () => {
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
      ['scripts', { type: 'json', data: ['//elsewhere.example/x.js'] }, 422],
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
