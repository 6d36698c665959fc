// What administrators set up is on record: each of these calls leaves an entry of its name in the audit log, with who did
// it. What is done with posts and members has tests of its own beside it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Community, community } from '../features/discussions/server/testing/community.ts';
import { sql } from '../platform/server/db/sql.ts';

let test: Community;
beforeAll(async () => {
  test = await community();
}, 120_000);
afterAll(() => test?.close());

interface Entry {
  act: string;
  user_id: number;
}

let last = 0;
/** Since it was asked before. */
async function entries(): Promise<Entry[]> {
  const rows = await test.site.database.rows<Entry & { audit_log_id: number }>(
    sql`select audit_log_id, act, user_id from audit_log where audit_log_id > ${last} order by audit_log_id`,
  );
  last = rows.at(-1)?.audit_log_id ?? last;
  return rows;
}

type Call = readonly [act: string, method: string, path: string, body?: object];

const FIELD = { label: 'Hives', dataType: 'number', formType: 'number', visibility: 'public' };
const PROVIDER = { name: 'Heather ID', type: 'oidc', clientID: 'parley' };
const LAYOUT = { name: 'Quiet', layoutViewType: 'home', layout: [] };

/** `{id}` is what the first call of its row answered. */
const CALLS: Readonly<Record<string, readonly Call[]>> = {
  profileFieldID: [
    ['profileField.added', 'POST', '/profile-fields', { ...FIELD, apiName: 'hives', mutability: 'all' }],
    ['profileField.changed', 'PATCH', '/profile-fields/hives', { enabled: false }],
    ['profileField.sorted', 'PUT', '/profile-fields/sorts', { hives: 1 }],
    ['profileField.deleted', 'DELETE', '/profile-fields/hives'],
  ],
  postFieldID: [
    ['postField.added', 'POST', '/post-fields', { ...FIELD, postFieldID: 'hives' }],
    ['postField.changed', 'PATCH', '/post-fields/hives', { label: 'Colonies' }],
    ['postField.deleted', 'DELETE', '/post-fields/hives'],
  ],
  postTypeID: [
    [
      'postType.added',
      'POST',
      '/post-types',
      { postTypeID: 'log', name: 'Log', parentPostTypeID: 'discussion', postButtonLabel: 'New log' },
    ],
    ['postType.changed', 'PATCH', '/post-types/log', { name: 'Hive log' }],
    ['postType.deleted', 'DELETE', '/post-types/log'],
  ],
  authenticatorID: [
    ['authenticator.added', 'POST', '/authenticators', PROVIDER],
    ['authenticator.changed', 'PATCH', '/authenticators/{id}', { name: 'Heather' }],
    ['authenticator.deleted', 'DELETE', '/authenticators/{id}'],
  ],
  collectionID: [
    ['collection.added', 'POST', '/collections', { name: 'Read these', records: [] }],
    ['collection.changed', 'PATCH', '/collections/{id}', { name: 'Read these first' }],
    ['collection.deleted', 'DELETE', '/collections/{id}'],
  ],
  statusID: [
    ['status.added', 'POST', '/discussions/statuses', { name: 'Parked', state: 'open' }],
    ['status.changed', 'PATCH', '/discussions/statuses/{id}', { name: 'Waiting' }],
    ['status.deleted', 'DELETE', '/discussions/statuses/{id}'],
  ],
  layoutID: [
    ['layout.added', 'POST', '/layouts', LAYOUT],
    ['layout.changed', 'PATCH', '/layouts/{id}', { name: 'Quieter' }],
    ['layout.deleted', 'DELETE', '/layouts/{id}'],
  ],
  customPageID: [
    [
      'customPage.added',
      'POST',
      '/custom-pages',
      { urlcode: '/about', seoTitle: 'About', seoDescription: 'Who we are' },
    ],
    ['customPage.changed', 'PATCH', '/custom-pages/{id}', { seoTitle: 'About us' }],
    ['customPage.deleted', 'DELETE', '/custom-pages/{id}'],
  ],
  themeID: [
    ['theme.added', 'POST', '/themes', { name: 'Moss', parentTheme: 'keystone', parentVersion: '1' }],
    ['theme.changed', 'PATCH', '/themes/{id}', { name: 'Moss, dark' }],
    ['theme.deleted', 'DELETE', '/themes/{id}'],
    ['theme.undeleted', 'PATCH', '/themes/{id}', { status: 'undeleted' }],
  ],
  reactionID: [['reactionType.changed', 'PATCH', '/reactions/like', { points: 3 }]],
  localeID: [
    ['setting.changed', 'PATCH', '/locales/en/wordings', { wording: 'Posts', own: 'Threads' }],
    ['locale.changed', 'PATCH', '/locales/en', { translatable: false }],
  ],
};

it.each(Object.keys(CALLS))('%s', async (idName) => {
  await entries();
  let id: unknown;
  for (const [act, method, path, body] of CALLS[idName] as readonly Call[]) {
    const answer = await test.admin.client.call(method, path.replace('{id}', String(id)), body);
    if (answer.status >= 300) throw new Error(`${act}: ${answer.status} ${answer.text}`);
    id ??= answer.body?.[idName];
    const made = await entries();
    expect(made.map((entry) => entry.act)).toContain(act);
    expect(new Set(made.map((entry) => entry.user_id))).toEqual(new Set([test.admin.userID]));
  }
});
