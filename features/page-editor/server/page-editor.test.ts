import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
const admin = () => test.admin.client;

const tree = async () => (await admin().get('/categories?outputFormat=flat&limit=100')).body;
const draft = async () => (await admin().get('/page-draft')).body;
const categoryNames = async () => (await tree()).map(({ name }: { name: string }) => name);

async function standing() {
  const [top, navigation] = await Promise.all([
    admin().get('/categories?outputFormat=tree&maxDepth=1'),
    admin().get('/navigation/lists'),
  ]);
  return {
    top: top.body.map(({ categoryID, name }: { categoryID: number; name: string }) => ({ categoryID, name })),
    items: navigation.body[0].items,
  };
}

/** A name, an order, the navigation and words. */
async function everything(mark: string) {
  const { top, items } = await standing();
  const ids = top.map(({ categoryID }: { categoryID: number }) => categoryID);
  const [first] = top;
  return [
    { part: 'categoryName', key: String(first.categoryID), from: first.name, to: `Named ${mark}` },
    { part: 'categoryOrder', key: 'top', from: ids, to: ids.toReversed() },
    {
      part: 'navigation',
      key: 'default',
      from: items,
      to: items.map((item: object, at: number) => (at === 0 ? { ...item, name: `Bar ${mark}` } : item)),
    },
    { part: 'words', key: 'en|New post', from: null, to: `Write ${mark}` },
  ];
}

it('publishes every part as one, and takes all of it back by one entry', async () => {
  const before = await standing();
  const changes = await everything('one');
  const { revision } = await draft();
  const saved = await admin().put('/page-draft', { changes, revision });
  expect(saved).toMatchObject({ status: 200, body: { revision: revision + 1, conflicts: [] } });
  expect(await standing()).toEqual(before);
  const published = await admin().post('/page-draft/publish', { changes, revision: revision + 1 });
  expect(published).toMatchObject({ status: 200, body: { changes: [], conflicts: [] } });
  const after = await standing();
  expect(after.top.map(({ categoryID }: { categoryID: number }) => categoryID)).toEqual(
    before.top.map(({ categoryID }: { categoryID: number }) => categoryID).toReversed(),
  );
  expect(after.items[0].name).toBe('Bar one');
  const { publishedEntryID } = published.body;
  const entry = await admin().get(`/audit-logs/${publishedEntryID}`);
  expect(entry.body).toMatchObject({ eventType: 'page.published', undo: { state: 'open' } });
  const undone = await admin().post('/audit-logs/undo', { auditLogIDs: [publishedEntryID] });
  expect(undone.body.progress).toMatchObject({ successIDs: [publishedEntryID], failedIDs: [] });
  expect((await standing()).top).toEqual(before.top);
  expect((await admin().get('/locales/en/wordings?isChanged=true')).body).toEqual([]);
  expect((await draft()).publishedEntryID).toBeNull();
});

it('changes nothing where one of it is refused: a value, a conflict, somebody who may not', async () => {
  const before = await standing();
  const { revision } = await draft();
  const changes = await everything('two');
  const wrong = changes.map((each) => (each.part === 'categoryName' ? { ...each, to: ' ' } : each));
  const refused = await admin().post('/page-draft/publish', { changes: wrong, revision });
  expect(refused.status).toBe(422);
  expect(refused.body.errors[0]).toMatchObject({ field: 'to', path: 'changes[0]' });
  const unsound = changes.map((each) =>
    each.part === 'navigation' ? { ...each, to: [...each.to, { ...each.to[0], url: '/x' }] } : each,
  );
  expect((await admin().post('/page-draft/publish', { changes: unsound, revision })).status).toBe(422);
  expect(await standing()).toEqual(before);
  expect((await test.member.client.post('/page-draft/publish', { changes, revision })).status).toBe(403);

  await admin().put('/page-draft', { changes, revision });
  const [{ categoryID }] = before.top;
  await admin().patch(`/categories/${categoryID}`, { name: 'Named by another' });
  const now = await draft();
  expect(now.conflicts).toEqual([
    { part: 'categoryName', key: String(categoryID), isGone: false, now: 'Named by another' },
  ]);
  const conflict = await admin().post('/page-draft/publish', { changes, revision: now.revision });
  expect(conflict).toMatchObject({ status: 409, body: { code: 'pageDraft.conflict' } });
  expect((await standing()).items).toEqual(before.items);
  expect(await draft()).toMatchObject({ changes, revision: now.revision });

  // Whoever decides for theirs says from what.
  const decided = changes.map((each) =>
    each.part === 'categoryName' ? { ...each, from: 'Named by another' } : each,
  );
  const published = await admin().post('/page-draft/publish', { changes: decided, revision: now.revision });
  expect(published.status).toBe(200);
  // And what was changed again since is not undone in part.
  await admin().patch(`/categories/${categoryID}`, { name: 'Named later' });
  const { publishedEntryID } = published.body;
  const undone = await admin().post('/audit-logs/undo', { auditLogIDs: [publishedEntryID] });
  expect(undone.body.progress.exceptionsByID[publishedEntryID].status).toBe(409);
  expect((await standing()).items[0].name).toBe('Bar two');
  expect(await categoryNames()).toContain('Named later');
});

it('is one draft on all devices, and no device overwrites what another one saved', async () => {
  const { revision } = await draft();
  const changes = [{ part: 'words', key: 'en|Members', from: null, to: 'People' }];
  await admin().put('/page-draft', { changes, revision });
  const late = await admin().put('/page-draft', { changes: [], revision });
  expect(late).toMatchObject({ status: 409, body: { code: 'pageDraft.changedElsewhere' } });
  expect((await draft()).changes).toEqual(changes);
});

it('publishes once however often it is sent', async () => {
  const { revision } = await draft();
  const changes = [{ part: 'words', key: 'en|Members', from: null, to: 'Folks' }];
  const key = { 'idempotency-key': randomUUID() };
  const send = () => admin().call('POST', '/page-draft/publish', { changes, revision }, key);
  const [one, two] = [await send(), await send()];
  expect([one.status, two.status]).toEqual([200, 200]);
  const rows = await test.site.database.rows(
    sql`select 1 from audit_log where act = 'page.published' and after ->> 'count' = '1'`,
  );
  expect(rows).toHaveLength(1);
});

it('publishes the widgets of a page in place of its template, changes them there, and takes back each', async () => {
  const template = (await admin().get('/layouts/categoryList/edit')).body.layout;
  const first = [...template, { $hydrate: 'react.section.1-column', children: [] }];
  const change = { part: 'layout', key: 'categoryList', from: template, to: first };
  const publish = async (changes: object[]) => {
    const { revision } = await draft();
    return admin().post('/page-draft/publish', { changes, revision });
  };
  const stored = async () =>
    (await admin().get('/layouts?layoutViewType=categoryList')).body.filter(
      ({ isDefault }: { isDefault: boolean }) => !isDefault,
    );
  const words = { part: 'words', key: 'en|Bookmarks', from: null, to: 'Marked' };
  const unsound = { ...change, to: [{ $hydrate: 'react.nothing' }] };
  expect((await publish([words, unsound])).status).toBe(422);
  expect((await admin().get('/locales/en/wordings?isChanged=true&query=Bookmarks')).body).toEqual([]);

  const published = await publish([change]);
  expect(published).toMatchObject({ status: 200, body: { changes: [] } });
  const [{ layoutID }] = await stored();
  const page = '/layouts/lookup-hydrate?layoutViewType=categoryList';
  expect((await test.guest.get(page)).body.layoutID).toBe(layoutID);
  // Whoever began at the template meanwhile is told.
  const second = [...first, { $hydrate: 'react.section.1-column', isNarrow: true, children: [] }];
  expect((await publish([{ ...change, to: second }])).status).toBe(409);
  const changed = await publish([{ part: 'layout', key: String(layoutID), from: first, to: second }]);
  expect(changed.status).toBe(200);
  const isShown = async () => (await admin().get(`/layouts/${layoutID}`)).body.layout;
  expect(await isShown()).toEqual(second);

  const undo = async (entryID: number) =>
    (await admin().post('/audit-logs/undo', { auditLogIDs: [entryID] })).body.progress;
  // Not while it was changed since.
  expect((await undo(published.body.publishedEntryID)).successIDs).toEqual([]);
  expect((await undo(changed.body.publishedEntryID)).successIDs).toEqual([changed.body.publishedEntryID]);
  expect(await isShown()).toEqual(first);
});

it('takes back a copy of a template while it is as it was published', async () => {
  const template = (await admin().get('/layouts/discussionList/edit')).body.layout;
  const to = [...template, { $hydrate: 'react.section.1-column', children: [] }];
  const { revision } = await draft();
  const { body } = await admin().post('/page-draft/publish', {
    changes: [{ part: 'layout', key: 'discussionList', from: template, to }],
    revision,
  });
  const undone = await admin().post('/audit-logs/undo', { auditLogIDs: [body.publishedEntryID] });
  expect(undone.body.progress.successIDs).toEqual([body.publishedEntryID]);
  const page = await test.guest.get('/layouts/lookup-hydrate?layoutViewType=discussionList');
  expect(page.body.layoutID).toBe('discussionList');
});

it('publishes colours upon the theme of the product, then in the theme made so, and takes back each', async () => {
  const current = async () => (await admin().get('/themes/current?expand=variables')).body;
  const coloured = (primary: string) => ({ global: { mainColors: { primary: { light: primary } } } });
  const publish = async (key: string, from: object, to: object) => {
    const { revision } = await draft();
    const changes = [{ part: 'colours', key, from, to }];
    return admin().post('/page-draft/publish', { changes, revision });
  };
  const undo = async (entryID: number) =>
    (await admin().post('/audit-logs/undo', { auditLogIDs: [entryID] })).body.progress.successIDs;
  const shipped = await current();
  const [green, blue] = [coloured('#0b6623'), coloured('#0b2366')];
  expect((await publish(shipped.themeID, {}, coloured('no colour'))).status).toBe(422);
  const first = await publish(shipped.themeID, {}, green);
  expect(first.status).toBe(200);
  const made = await current();
  expect(made).toMatchObject({ type: 'themeDB', parentTheme: shipped.themeID });
  expect(made.assets.variables.data).toEqual(green);
  // Whoever began at the theme of the product is told.
  expect((await publish(shipped.themeID, {}, blue)).status).toBe(409);
  const second = await publish(String(made.themeID), green, blue);
  expect(second.status).toBe(200);
  expect((await current()).assets.variables.data).toEqual(blue);
  expect(await undo(first.body.publishedEntryID)).toEqual([]);
  expect(await undo(second.body.publishedEntryID)).toEqual([second.body.publishedEntryID]);
  expect((await current()).assets.variables.data).toEqual(green);
});

it('takes back the theme that was made for colours, and everybody sees the one before it', async () => {
  const key = 'keystone';
  await admin().put('/themes/current', { themeID: key });
  const { revision } = await draft();
  const to = { global: { mainColors: { primary: { light: '#0b6623' } } } };
  const changes = [{ part: 'colours', key, from: {}, to }];
  const { body } = await admin().post('/page-draft/publish', { changes, revision });
  const undone = await admin().post('/audit-logs/undo', { auditLogIDs: [body.publishedEntryID] });
  expect(undone.body.progress.successIDs).toEqual([body.publishedEntryID]);
  expect((await admin().get('/themes/current')).body.themeID).toBe(key);
});
