import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode, PageDocument } from '../../../platform/contract/page.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });
let gardenID: number;
let bedID: number;
let thread: string;

beforeAll(async () => {
  const add = async (post: Record<string, unknown>) =>
    (await test.admin.client.post('/categories', post)).body.categoryID;
  gardenID = await add({ name: 'Garden', urlcode: 'garden' });
  bedID = await add({ name: 'Bed', urlcode: 'bed', parentCategoryID: gardenID });
  thread = new URL((await discussionBy(test.member.client, { categoryID: bedID })).url).pathname;
});
afterEach(async () => {
  for (const { moderationMessageID } of (await test.moderator.client.get('/moderation-messages')).body)
    await remove(moderationMessageID);
});

const message = {
  body: 'Please **water** the plants.',
  format: 'markdown',
  viewLocation: 'content',
  layoutViewType: 'all',
};

async function added(more: Record<string, unknown> = {}): Promise<number> {
  const { status, body, text } = await test.moderator.client.post('/moderation-messages', {
    ...message,
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return body.moderationMessageID;
}
const remove = (id: number) => test.moderator.client.delete(`/moderation-messages/${id}`);

/** Ids of the messages on a page, in the areas they stand in. */
async function onPage(client: TestClient, path: string): Promise<Record<string, number[]>> {
  const { page } = JSON.parse((await client.page(path)).text) as PageDocument;
  const found: Record<string, number[]> = {};
  for (const section of page?.layout ?? []) {
    for (const [area, nodes] of Object.entries(section.$reactProps)) {
      if (!Array.isArray(nodes)) continue;
      const ids = (nodes as LayoutNode[]).flatMap((node) =>
        node?.$reactComponent === 'ModerationMessage' ? [Number(node.$reactProps.moderationMessageID)] : [],
      );
      if (ids.length > 0) found[area] = ids;
    }
  }
  return found;
}

describe('moderation messages', () => {
  it('are stored as the API names them', async () => {
    const made = await test.moderator.client.post('/moderation-messages', message);
    expect(made.status).toBe(201);
    const moderationMessageID = made.body.moderationMessageID;
    const whole = {
      moderationMessageID,
      body: expect.stringContaining('<strong>water</strong>'),
      bodyRaw: message.body,
      format: 'markdown',
      isDismissible: false,
      isEnabled: true,
      recordType: null,
      recordID: null,
      includeDescendants: false,
      type: 'casual',
      viewLocation: 'content',
      layoutViewType: 'all',
      dismissed: false,
    };
    expect(made.body).toEqual(whole);
    const path = `/moderation-messages/${moderationMessageID}`;
    const { bodyRaw, ...seen } = whole;
    expect((await test.member.client.get(path)).body).toEqual(seen);
    const patch = { type: 'warning', recordID: bedID, includeDescendants: true, viewLocation: 'panel' };
    expect((await test.moderator.client.patch(path, patch)).body).toEqual({
      ...whole,
      ...patch,
      recordType: 'category',
    });
    expect((await test.moderator.client.patch(path, { recordType: null })).body.recordID).toBeNull();
    expect(
      (await test.moderator.client.patch(path, { body: '<b>Now</b>', format: 'html' })).body.body,
    ).toContain('Now');
    expect((await remove(moderationMessageID)).status).toBe(204);
    expect((await remove(moderationMessageID)).status).toBe(404);
    expect((await test.moderator.client.get(path)).status).toBe(404);
  });

  it.each([
    [{ body: undefined }, 400],
    [{ format: undefined }, 400],
    [{ viewLocation: undefined }, 400],
    [{ layoutViewType: undefined }, 400],
    [{ recordType: 'category' }, 400],
    [{ recordID: 999 }, 404],
    [{ recordType: 'discussion', recordID: 1 }, 422],
    [{ type: 'loud' }, 422],
    [{ viewLocation: 'ceiling' }, 422],
    [{ layoutViewType: 'nowhere' }, 422],
    [{ body: '' }, 422],
    [{ body: '{"not":"rich2"}', format: 'rich2' }, 422],
    [{ body: '<script>x</script>', format: 'html' }, 422],
  ])('refuse %j', async (more, status) => {
    const { client } = test.moderator;
    expect((await client.post('/moderation-messages', { ...message, ...more })).status).toBe(status);
  });

  it('are for moderators to write and for members to read', async () => {
    const id = await added();
    const path = `/moderation-messages/${id}`;
    for (const client of [test.guest, test.member.client]) {
      expect((await client.post('/moderation-messages', message)).body.permissions).toEqual([
        'community.moderate',
      ]);
      expect((await client.patch(path, { isEnabled: false })).status).toBe(403);
      expect((await client.delete(path)).status).toBe(403);
    }
    for (const address of ['/moderation-messages', path])
      expect((await test.guest.get(address)).body.permissions).toEqual(['session.valid']);
    expect((await test.guest.put(`${path}/dismiss`)).status).toBe(403);
    expect((await test.moderator.client.patch('/moderation-messages/999', { isEnabled: true })).status).toBe(
      404,
    );
  });

  it('are listed and filtered, hidden places and what is switched off left out', async () => {
    const ids = {
      all: await added({ type: 'info' }),
      off: await added({ isEnabled: false }),
      hidden: await added({ recordID: test.privateCategoryID }),
      home: await added({ layoutViewType: 'home', recordID: bedID, recordType: 'category' }),
    };
    const list = async (client: TestClient, query = '') =>
      (await client.get(`/moderation-messages?${query}`)).body.map(
        (each: { moderationMessageID: number }) => each.moderationMessageID,
      );
    expect(await list(test.member.client)).toEqual([ids.all, ids.home]);
    expect(await list(test.moderator.client)).toEqual(Object.values(ids));
    expect(await list(test.moderator.client, 'isEnabled=false')).toEqual([ids.off]);
    expect(await list(test.moderator.client, `recordID=${bedID}`)).toEqual([ids.home]);
    expect(await list(test.member.client, 'type=info')).toEqual([ids.all]);
    expect(await list(test.member.client, 'layoutViewType=home')).toEqual([ids.home]);
    expect((await test.member.client.get('/moderation-messages?type=loud')).status).toBe(422);
    for (const id of [ids.off, ids.hidden]) {
      expect((await test.member.client.get(`/moderation-messages/${id}`)).status).toBe(404);
      expect((await test.member.client.put(`/moderation-messages/${id}/dismiss`)).status).toBe(404);
    }
  });

  it('are dismissed by each for themselves, where they may be, until they say something new', async () => {
    const stays = await added();
    const id = await added({ isDismissible: true });
    const { client } = test.member;
    const dismiss = (messageID: number) => client.put(`/moderation-messages/${messageID}/dismiss`);
    expect(await dismiss(stays)).toMatchObject({ status: 403, body: { code: 'moderationMessage.stays' } });
    expect((await dismiss(987_654)).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 50 }, () => dismiss(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(answers[0]?.body).toEqual({ dismissed: true });
    const isDismissed = async (reader: TestClient) =>
      (await reader.get(`/moderation-messages/${id}`)).body.dismissed;
    expect([await isDismissed(client), await isDismissed(test.other.client)]).toEqual([true, false]);
    const state = async () =>
      (await client.get('/layouts/lookup-hydrate?layoutViewType=home&recordType=siteSection&recordID=0')).body
        .viewerState.dismissedMessages;
    expect(await state()).toEqual([id]);
    await test.moderator.client.patch(`/moderation-messages/${id}`, { type: 'info' });
    expect(await isDismissed(client)).toBe(true);
    await test.moderator.client.patch(`/moderation-messages/${id}`, { body: 'Water them twice.' });
    expect([await isDismissed(client), await state()]).toEqual([false, []]);
  });
});

describe('pages', () => {
  it('show the messages of their kind and place', async () => {
    const messages: [post: Record<string, unknown>, pages: number[]][] = [
      [{}, [0, 1, 2, 3, 4, 5]],
      [{ layoutViewType: 'discussionCategoryPage' }, [3, 4]],
      [{ layoutViewType: 'post' }, [5]],
      [{ recordID: gardenID }, [3]],
      [{ recordID: gardenID, includeDescendants: true }, [3, 4, 5]],
      [{ recordID: bedID, layoutViewType: 'discussion' }, [5]],
      [{ isEnabled: false }, []],
    ];
    const ids: number[] = [];
    for (const [post] of messages) ids.push(await added(post));
    const paths = ['/', '/discussions', '/categories', '/categories/garden', '/categories/bed', thread];
    for (const [at, path] of paths.entries()) {
      const shown = Object.values(await onPage(test.guest, path)).flat();
      const expected = ids.filter((_, message) => messages[message]?.[1].includes(at));
      expect([path, shown]).toEqual([path, expected]);
    }
    for (const id of ids) await remove(id);
    expect(await onPage(test.guest, '/')).toEqual({});
  });

  it('show what belongs in the panel there, in the order it was written', async () => {
    const ids = [
      await added({ viewLocation: 'panel' }),
      await added(),
      await added({ viewLocation: 'panel' }),
    ];
    const [first, second, third] = ids as [number, number, number];
    expect(await onPage(test.guest, '/discussions')).toEqual({
      middleTop: [second],
      rightTop: [first, third],
    });
    expect(await onPage(test.guest, '/')).toEqual({ mainTop: [second], secondaryTop: [first, third] });
    // Without a panel they stand in the content.
    expect(await onPage(test.guest, '/entry/signin')).toEqual({ children: [second, first, third] });
  });

  it('of a hidden place show its messages to those who see it', async () => {
    const id = await added({ recordID: test.privateCategoryID });
    expect(await onPage(test.moderator.client, '/categories/back-room')).toEqual({ middleTop: [id] });
    expect((await test.member.client.page('/categories/back-room')).text).not.toContain('plants');
  });

  it('lose the messages of a category with it', async () => {
    const { client } = test.admin;
    const shed = (await client.post('/categories', { name: 'Shed', urlcode: 'shed' })).body.categoryID;
    const id = await added({ recordID: shed });
    await client.delete(`/categories/${shed}`);
    expect((await client.get(`/moderation-messages/${id}`)).status).toBe(404);
  });
});
