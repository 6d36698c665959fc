import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { LAYOUT_MESSAGES } from '../../../tools/messages/layout-messages.ts';
import { messagesOf } from '../../../tools/messages/message-files.ts';
import { communityWithRiddles } from '../../discussions/server/testing/riddles.ts';
import { cta, type Definition, layoutBy, oneColumn } from './testing/layouts.ts';

const test = communityWithRiddles({ hasFloodLimits: true });
let admin: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
});

/** What an editor reads out. */
const TEXT_KEYS = new Set(['description', 'group', 'label', 'name', 'placeholder', 'title', 'widgetGroup']);
const EN = messagesOf(join(import.meta.dirname, '../../..'), 'en');

const made = (post: Definition = {}) => layoutBy(admin, post);

const faulty: [string, Definition, { path?: string; field: string; code: string }][] = [
  ['no name', { name: '' }, { field: 'name', code: 'missingField' }],
  ['a long name', { name: 'x'.repeat(101) }, { field: 'name', code: 'maxLength' }],
  [
    'a kind of page there is not',
    { layoutViewType: 'article' },
    { field: 'layoutViewType', code: 'invalid' },
  ],
  [
    'a kind of page that is fixed',
    { layoutViewType: 'signin' },
    { field: 'layoutViewType', code: 'invalid' },
  ],
  [
    'a widget for a section',
    { layout: [cta('x')] },
    { path: 'layout[0]', field: '$hydrate', code: 'unknownSection' },
  ],
  [
    'an unknown widget',
    { layout: oneColumn(cta('x'), { $hydrate: 'react.nothing' }) },
    { path: 'layout[0].children[1]', field: '$hydrate', code: 'unknownWidget' },
  ],
  [
    'an unknown widget inside another',
    { layout: oneColumn(cta('x', { extra: [{ $hydrate: 'react.nothing' }] })) },
    { path: 'layout[0].children[0].extra[0]', field: '$hydrate', code: 'unknownWidget' },
  ],
  [
    'a wide widget in a column',
    { layout: oneColumn({ $hydrate: 'react.app-banner' }) },
    { path: 'layout[0].children[0]', field: '$hydrate', code: 'tooWide' },
  ],
  [
    'crumbs in a column among others',
    { layout: [{ $hydrate: 'react.section.2-columns', mainTop: [{ $hydrate: 'react.breadcrumbs' }] }] },
    { path: 'layout[0].mainTop[0]', field: '$hydrate', code: 'wrongArea' },
  ],
  [
    'another widget where crumbs stand',
    { layout: [{ $hydrate: 'react.section.2-columns', breadcrumbs: [cta('x')] }] },
    { path: 'layout[0].breadcrumbs[0]', field: '$hydrate', code: 'wrongArea' },
  ],
  [
    'a widget of other pages',
    { layout: oneColumn({ $hydrate: 'react.asset.originalPost' }) },
    { path: 'layout[0].children[0]', field: '$hydrate', code: 'wrongPage' },
  ],
  [
    'an area that is no list',
    { layout: [{ $hydrate: 'react.section.1-column', children: cta('x') }] },
    { path: 'layout[0]', field: 'children', code: 'invalid' },
  ],
  [
    'a property of the wrong kind',
    { layout: oneColumn({ $hydrate: 'react.sitetotals', apiParams: { counts: 'many' } }) },
    { path: 'layout[0].children[0].apiParams', field: 'counts', code: 'invalid' },
  ],
  [
    'a button that leads where nobody may be led',
    { layout: oneColumn(cta('x', { button: { title: 'Go', url: 'javascript:alert(1)' } })) },
    { path: 'layout[0].children[0].button', field: 'url', code: 'invalid' },
  ],
  [
    'a link to all that depends on the page it stands on',
    {
      layout: oneColumn({
        $hydrate: 'react.categories',
        containerOptions: { viewAll: { to: 'categories' } },
      }),
    },
    { path: 'layout[0].children[0].containerOptions.viewAll', field: 'to', code: 'invalid' },
  ],
  [
    'a banner that leads to data',
    {
      layout: [
        {
          $hydrate: 'react.section.full-width',
          children: [{ $hydrate: 'react.app-banner', url: 'data:text/html,x' }],
        },
      ],
    },
    { path: 'layout[0].children[0]', field: 'url', code: 'invalid' },
  ],
  [
    'a middleware there is not',
    { layout: oneColumn(cta('x', { $middleware: { weather: {} } })) },
    { path: 'layout[0].children[0].$middleware', field: 'weather', code: 'invalid' },
  ],
  [
    'a device there is not',
    { layout: oneColumn(cta('x', { $middleware: { visibility: { device: 'watch' } } })) },
    { path: 'layout[0].children[0].$middleware.visibility', field: 'device', code: 'invalid' },
  ],
  [
    'a fragment that the widget does not take',
    {
      layout: oneColumn({
        $hydrate: 'react.tag',
        $fragmentImpls: { BannerFragment: { fragmentUUID: 'system' } },
      }),
    },
    { path: 'layout[0].children[0].$fragmentImpls', field: 'BannerFragment', code: 'invalid' },
  ],
  [
    'a title bar that is none',
    { titleBar: cta('x') },
    { path: 'titleBar', field: '$hydrate', code: 'unknownWidget' },
  ],
  [
    'what its page needs missing',
    { layoutViewType: 'discussion', layout: oneColumn(cta('x')) },
    { field: 'layout', code: 'missingWidget' },
  ],
];

describe('a layout document', () => {
  it.each(faulty)('is refused with %s', async (_, wrong, fault) => {
    const post = { name: 'Faulty', layoutViewType: 'home', layout: oneColumn(cta('x')), ...wrong };
    const { body } = await admin.post('/layouts', post);
    expect(body).toMatchObject({ status: 422 });
    expect(body.errors).toContainEqual(expect.objectContaining(fault));
    // An empty name in a change is none.
    if (wrong.layoutViewType || wrong.name === '') return;
    const layoutID = await made({});
    const { status, body: patched } = await admin.patch(`/layouts/${layoutID}`, wrong);
    expect([status, patched.errors[0].code]).toEqual([422, fault.code]);
  });

  it('says how an address begins, and takes each of these ways and none', async () => {
    const leadingTo = (url: string) => ({
      name: 'Ways',
      layoutViewType: 'home',
      layout: oneColumn(cta('x', { button: { title: 'Go', url } })),
    });
    const { body } = await admin.post('/layouts', leadingTo('ftp://example.org'));
    expect(body.errors[0].message).toBe(
      'url is not valid: begin it with https://, http://, mailto:, tel:, / or #.',
    );
    for (const url of ['', 'https://a.org', 'HTTP://a.org', 'mailto:a@b.org', 'tel:+491', '/x', '~/x', '#x'])
      expect([url, (await admin.post('/layouts', leadingTo(url))).status]).toEqual([url, 201]);
  });

  it('has what its schema asks for anything but what is filled in later', async () => {
    const counts = { $hydrate: 'param', ref: 'page' };
    const layoutID = await made({
      layout: oneColumn({ $hydrate: 'react.sitetotals', apiParams: { counts } }),
    });
    expect(layoutID).toBeGreaterThan(0);
  });

  it.each(['name', 'layoutViewType', 'layout'])('must have %s', async (name) => {
    const post = { name: 'x', layoutViewType: 'home', layout: [], [name]: undefined };
    expect((await admin.post('/layouts', post)).body).toMatchObject({
      status: 400,
      errors: [{ field: name }],
    });
  });
});

describe('the widget catalog', () => {
  it('names what a kind of page can be made of, and describes all that can be set', async () => {
    const { body } = await test.guest.get('/layouts/catalog?layoutViewType=discussion');
    expect(body).toMatchObject({ layoutViewType: 'discussion', fragments: {} });
    expect(body.layoutParams).toMatchObject({
      'discussion/name': { schema: { type: 'string' } },
      'siteSection/name': { schema: { type: 'string' } },
    });
    expect(Object.keys(body.middlewares).sort()).toEqual([
      'category-filter',
      'layout-permission',
      'role-filter',
      'visibility',
    ]);
    expect(body.assets['react.asset.originalPost']).toMatchObject({
      $reactComponent: 'OriginalPostAsset',
      name: 'Original Post',
      isRequired: true,
      isHeading: true,
      fragmentTypes: ['OriginalPostFragment'],
    });
    expect(body.assets['react.asset.createComment'].isRequired).toBe(false);
    const settings = (id: string, of = body) => Object.keys(of.assets[id].schema.properties);
    expect(settings('react.asset.originalPost')).toEqual(['titleType', 'title', 'showOPTag']);
    expect(settings('react.asset.createComment')).toEqual(['placeholder']);
    expect(body.assets['react.asset.postCommentThread'].fragmentTypes).toEqual(['CommentItemFragment']);
    const ofForm = (await test.guest.get('/layouts/catalog?layoutViewType=createPost')).body;
    expect(settings('react.asset.createPostForm', ofForm)).toEqual(['titleType', 'title']);
    const ofCategory = (await test.guest.get('/layouts/catalog?layoutViewType=discussionCategoryPage')).body;
    expect(settings('react.asset.categoryFollow', ofCategory)).toEqual(['buttonType']);
    expect(body.assets['react.asset.discussionList']).toBeUndefined();
    expect(body.widgets['react.profile.head']).toBeUndefined();
    expect(body.widgets['react.cta'].schema.properties.title).toMatchObject({
      title: 'Title',
      'x-control': { inputType: 'textBox', group: 'Heading' },
    });
    const { allowedWidgetIDs, areas } = body.sections['react.section.2-columns'];
    expect(allowedWidgetIDs).toContain('react.cta');
    expect(allowedWidgetIDs).not.toContain('react.app-banner');
    expect(areas[0]).toEqual({
      name: 'breadcrumbs',
      label: 'Breadcrumbs',
      allowedWidgetIDs: ['react.breadcrumbs'],
    });
    expect(body.sections['react.section.full-width'].allowedWidgetIDs).toContain('react.app-banner');
    expect((await test.guest.get('/layouts/catalog?layoutViewType=article')).status).toBe(422);
    expect((await test.guest.get('/layouts/catalog')).status).toBe(400);
  });

  it('is one JSON schema too', async () => {
    const { body } = await test.guest.get('/layouts/schema?layoutViewType=home');
    expect(body.properties.layoutViewType.enum).toEqual(['home']);
    expect(body.properties.layout.items.anyOf).toContainEqual({ $ref: '#/$defs/react.section.1-column' });
    expect(body.$defs['react.cta'].properties.$hydrate).toEqual({ const: 'react.cta' });
    const all = (await test.guest.get('/layouts/schema')).body;
    expect(all.properties.layoutViewType.enum).toEqual(
      expect.arrayContaining(['home', 'discussion', 'riddle']),
    );
    const { items } = all.$defs['react.section.1-column'].properties.children;
    expect(items.anyOf).toContainEqual({ $ref: '#/$defs/react.asset.originalPost' });
    expect((await test.guest.get('/layouts/schema?layoutViewType=article')).status).toBe(422);
  });

  it('lists the widgets of all pages in the older way', async () => {
    const { body } = await test.guest.get('/widgets');
    const callToAction = body.find((each: Definition) => each.widgetID === 'cta');
    expect(callToAction).toMatchObject({ name: 'Call To Action', widgetClass: 'CallToActionWidget' });
    expect(body.map((each: Definition) => each.widgetID)).not.toContain('asset.originalPost');
    expect((await test.guest.get('/widgets/react.cta')).body).toEqual(callToAction);
    expect((await test.guest.get('/widgets/nothing')).status).toBe(404);
  });

  it('is in the language of whoever arranges: its texts are all among the messages', async () => {
    const texts = new Set<string>();
    for (const { layoutID } of (await admin.get('/layouts')).body) {
      if (typeof layoutID !== 'string') continue;
      const { body } = await admin.get(`/layouts/catalog?layoutViewType=${layoutID}`);
      collectWords(body, texts);
    }
    const known = new Set(Object.keys(EN));
    expect([...texts].filter((text) => !known.has(text))).toEqual([]);
    expect(LAYOUT_MESSAGES.filter((text) => !texts.has(text))).toEqual([]);
  });

  it('has every template sound', async () => {
    for (const { layoutID } of (await admin.get('/layouts')).body) {
      if (typeof layoutID !== 'string') continue;
      const { body } = await admin.get(`/layouts/${layoutID}`);
      const copy = await admin.post('/layouts', {
        name: 'Copy',
        layoutViewType: layoutID,
        layout: body.layout,
      });
      expect([layoutID, copy.body.errors]).toEqual([layoutID, undefined]);
    }
  });
});

/** Names, labels, titles and choices, wherever they stand. */
function collectWords(part: unknown, texts: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    // Areas have a name for documents beside the one for people.
    if (key === 'name' && 'label' in part) continue;
    if (key === 'choices') for (const word of Object.values(value)) addWord(word, texts);
    else if (typeof value === 'string' && TEXT_KEYS.has(key)) addWord(value, texts);
    else collectWords(value, texts);
  }
}

function addWord(text: unknown, texts: Set<string>): void {
  if (typeof text === 'string' && /\p{L}/u.test(text)) texts.add(text);
}
