import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

async function made(urlcode: string, parentCategoryID: number | null = null): Promise<number> {
  const { body } = await test.admin.client.post('/categories', { name: urlcode, urlcode, parentCategoryID });
  return body.categoryID;
}

async function namesBelow(parentCategoryID: number): Promise<string[]> {
  const { body } = await test.admin.client.get(`/categories?parentCategoryID=${parentCategoryID}&maxDepth=1`);
  return body.map(({ urlcode }: { urlcode: string }) => urlcode);
}

const move = (categoryID: number, parentCategoryID: number | null, beforeCategoryID: number | null) =>
  test.admin.client.patch(`/categories/${categoryID}/place`, { parentCategoryID, beforeCategoryID });

describe('the place of a category', () => {
  it('is changed by one call, which answers the place that puts it back', async () => {
    const parent = await made('garden');
    const [anise, basil, chives] = [
      await made('anise', parent),
      await made('basil', parent),
      await made('chives', parent),
    ];
    expect(await namesBelow(parent)).toEqual(['anise', 'basil', 'chives']);
    expect(await move(chives, parent, anise)).toMatchObject({
      status: 200,
      body: { parentCategoryID: parent, beforeCategoryID: null },
    });
    expect(await namesBelow(parent)).toEqual(['chives', 'anise', 'basil']);
    const into = await move(basil, anise, null);
    expect(await namesBelow(parent)).toEqual(['chives', 'anise']);
    expect(await namesBelow(anise)).toEqual(['basil']);
    await move(basil, into.body.parentCategoryID, into.body.beforeCategoryID);
    expect(await namesBelow(parent)).toEqual(['chives', 'anise', 'basil']);
  });

  it('is never below itself, nor before one that is not there, and only administrators change it', async () => {
    const parent = await made('meadow');
    const child = await made('clover', parent);
    const elsewhere = await made('forest');
    expect(await move(parent, child, null)).toMatchObject({ status: 400 });
    expect(await move(child, parent, elsewhere)).toMatchObject({ status: 409 });
    expect(await move(child, 999_999, null)).toMatchObject({ status: 400 });
    expect(await move(999_999, parent, null)).toMatchObject({ status: 404 });
    const body = { parentCategoryID: null, beforeCategoryID: null };
    expect((await test.moderator.client.patch(`/categories/${child}/place`, body)).status).toBe(403);
    expect(await namesBelow(parent)).toEqual(['clover']);
  });

  it('is in the audit log, from where it is put back', async () => {
    const parent = await made('orchard');
    const [apple, pear] = [await made('apple', parent), await made('pear', parent)];
    await move(pear, parent, apple);
    expect(await namesBelow(parent)).toEqual(['pear', 'apple']);
    const { body } = await test.admin.client.get(`/audit-logs?recordType=category&recordID=${pear}`);
    const moved = body.find(({ eventType }: { eventType: string }) => eventType === 'category.moved');
    const undone = await test.admin.client.post('/audit-logs/undo', { auditLogIDs: [moved.auditLogID] });
    expect(undone.status).toBe(200);
    expect(await namesBelow(parent)).toEqual(['apple', 'pear']);
  });

  it('is undone with the other changes of one gesture, as one', async () => {
    const inRun = { 'x-audit-log-run-id': randomUUID() };
    const parent = await made('hill');
    const [sage, thyme] = [await made('sage', parent), await made('thyme', parent)];
    const patch = (path: string, body: object) => test.admin.client.call('PATCH', path, body, inRun);
    const nameOf = async (id: number) => (await test.admin.client.get(`/categories/${id}`)).body.name;
    await patch(`/categories/${sage}`, { name: 'Salvia', description: 'For tea.', color: 3 });
    await patch(`/categories/${thyme}/place`, { parentCategoryID: parent, beforeCategoryID: sage });
    await patch('/locales/en/wordings', { wording: 'New post', own: 'Write' });
    expect([await nameOf(sage), await namesBelow(parent)]).toEqual(['Salvia', ['thyme', 'sage']]);
    const runID = inRun['x-audit-log-run-id'];
    const undone = await test.admin.client.post('/audit-logs/undo', { runID });
    expect([undone.status, undone.body.progress.successIDs.length]).toEqual([200, 3]);
    expect([await nameOf(sage), await namesBelow(parent)]).toEqual(['sage', ['sage', 'thyme']]);
    const { body: words } = await test.admin.client.get('/locales/en/wordings?isChanged=true');
    expect(words).toEqual([]);
  });

  it('is not taken back where somebody changed the category again, nor by who may not', async () => {
    const heath = await made('heath');
    await test.admin.client.patch(`/categories/${heath}`, { name: 'Moor' });
    const { body } = await test.admin.client.get(`/audit-logs?recordType=category&recordID=${heath}`);
    const auditLogIDs = [body[0].auditLogID];
    expect((await test.moderator.client.post('/audit-logs/undo', { auditLogIDs })).status).not.toBe(200);
    await test.admin.client.patch(`/categories/${heath}`, { name: 'Fen' });
    const late = await test.admin.client.post('/audit-logs/undo', { auditLogIDs });
    expect(late.body.progress.exceptionsByID).toMatchObject({
      [auditLogIDs[0]]: { message: expect.stringContaining('changed again since') },
    });
    expect((await test.admin.client.get(`/categories/${heath}`)).body.name).toBe('Fen');
  });
});
