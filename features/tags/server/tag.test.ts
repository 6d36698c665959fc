import { describe, expect, it } from 'vitest';
import { type Community, discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

const names = (tags: { name: string }[]) => tags.map((tag) => tag.name);

describe('tags', () => {
  it('are managed by administrators', async () => {
    const made = await test.admin.client.post('/tags', { name: 'Grow Bags' });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Grow Bags', urlcode: 'grow-bags', type: '', countDiscussions: 0, parentTagID: null },
    });
    const path = `/tags/${made.body.tagID}`;
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      expect((await client.post('/tags', { name: 'Mine' })).status).toBe(403);
      expect((await client.patch(path, { name: 'Mine' })).status).toBe(403);
      expect((await client.delete(path)).status).toBe(403);
    }
    expect((await test.admin.client.post('/tags', { name: 'GROW  bags' })).body.code).toBe('tag.nameTaken');
    expect((await test.admin.client.post('/tags', { name: 'Other', urlcode: 'not good' })).status).toBe(422);
    expect((await test.admin.client.post('/tags', { name: 'Other', parentTagID: 999 })).status).toBe(400);
    expect((await test.admin.client.patch(path, { name: 'Grow bags', urlcode: 'bags' })).body.urlcode).toBe(
      'bags',
    );
    const child = await test.admin.client.post('/tags', { name: 'Small bags', parentTagID: made.body.tagID });
    expect((await test.admin.client.delete(path)).body.code).toBe('tag.hasChildren');
    expect((await test.admin.client.delete(`/tags/${child.body.tagID}`)).status).toBe(204);
    expect((await test.admin.client.delete(path)).status).toBe(204);
    expect((await test.guest.get(path)).status).toBe(404);
  });

  it('say what they are, alone and in lists', async () => {
    const { body } = await test.admin.client.post('/tags', { name: 'Sowing time' });
    const { tagID, url } = body;
    expect(url).toBe(`${test.url}/discussions/tagged/sowing-time`);
    expect((await test.guest.get(`/tags/${tagID}`)).body).toEqual({
      tagID,
      name: 'Sowing time',
      urlcode: 'sowing-time',
      url,
      parentTagID: null,
      type: '',
      insertUserID: test.admin.userID,
      dateInserted: expect.any(String),
      countDiscussions: 0,
    });
    expect((await test.guest.get(`/tags?tagID=${tagID}`)).body).toEqual([
      {
        tagID,
        id: tagID,
        name: 'Sowing time',
        type: 'User',
        url,
        urlcode: 'sowing-time',
        urlCode: 'sowing-time',
        parentTagID: null,
        countDiscussions: 0,
      },
    ]);
    expect((await test.guest.get('/tags/99999')).status).toBe(404);
    expect((await test.admin.client.patch('/tags/99999', { name: 'x' })).status).toBe(404);
    expect((await test.admin.client.delete('/tags/99999')).status).toBe(404);
    await test.admin.client.delete(`/tags/${tagID}`);
  });

  it('stand below others, never below themselves, and are of known kinds', async () => {
    const { client } = test.admin;
    const tag = async (name: string, parentTagID?: number) =>
      (await client.post('/tags', { name, parentTagID })).body.tagID;
    const one = await tag('One');
    const two = await tag('Two', one);
    const below = (tagID: number, parentTagID: number) => client.patch(`/tags/${tagID}`, { parentTagID });
    expect((await below(one, two)).body.code).toBe('tag.ownParent');
    expect((await below(one, one)).body.code).toBe('tag.ownParent');
    expect((await below(one, 99_999)).body.code).toBe('tag.parentUnknown');
    expect(names((await test.guest.get(`/tags?parentID=${one}`)).body)).toEqual(['Two']);
    expect((await client.patch(`/tags/${two}`, { parentTagID: null })).body.parentTagID).toBeNull();
    expect((await client.patch(`/tags/${two}`, { name: 'ONE' })).body.code).toBe('tag.nameTaken');
    expect((await client.patch(`/tags/${two}`, { urlcode: 'one' })).body.code).toBe('tag.urlcodeTaken');
    for (const call of [
      client.post('/tags', { name: 'Red', type: 'Colour' }),
      client.patch(`/tags/${two}`, { type: 'Colour' }),
    ])
      expect((await call).body.code).toBe('tag.typeUnknown');
    const allow = (types: string[]) => client.patch('/config', { 'tagging.discussions.allowedTypes': types });
    await allow(['', 'Colour']);
    const red = await client.post('/tags', { name: 'Red', type: 'Colour' });
    expect(red).toMatchObject({ status: 201, body: { type: 'Colour' } });
    await allow(['']);
    expect((await client.delete(`/tags/${red.body.tagID}`)).body.code).toBe('tag.isReserved');
    await allow(['', 'Colour']);
    for (const tagID of [red.body.tagID, one, two])
      expect((await client.delete(`/tags/${tagID}`)).status).toBe(204);
    await allow(['']);
  });

  it('need both rights to be made', async () => {
    const grant = (isOn: boolean) =>
      test.admin.client.patch('/roles/32/permissions', [
        { type: 'global', permissions: { 'community.manage': isOn } },
      ]);
    await grant(true);
    const refused = await test.moderator.client.post('/tags', { name: 'Mine' });
    expect(refused.body.permissions).toEqual(['tags.add']);
    await grant(false);
  });

  it('come with discussions and are counted', async () => {
    const made = await discussionBy(test.admin.client, { newTagNames: ['C++', 'C#', ' c++ '] });
    const { body } = await test.guest.get(`/discussions/${made.discussionID}?expand=tags,tagIDs`);
    expect(names(body.tags)).toEqual(['C++', 'C#']);
    expect(body.tags.map((tag: { urlcode: string }) => tag.urlcode)).toEqual(['c', 'c-2']);
    expect(body.tagIDs).toHaveLength(2);
    expect((await test.guest.get(`/tags/${body.tagIDs[0]}`)).body.countDiscussions).toBe(1);
    expect((await test.admin.client.delete(`/tags/${body.tagIDs[0]}`)).body.code).toBe('tag.isUsed');
    await test.admin.client.delete(`/discussions/${made.discussionID}`);
    expect((await test.guest.get(`/tags/${body.tagIDs[0]}`)).body.countDiscussions).toBe(0);
  });

  it('are put on by who may edit, new ones by who may add them', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    expect((await test.member.client.patch(path, { newTagNames: ['fresh'] })).status).toBe(403);
    const { body: tags } = await test.admin.client.put(`${path}/tags`, { urlcodes: ['c', 'c-2'] });
    expect(names(tags)).toEqual(['C++', 'C#']);
    expect((await test.other.client.put(`${path}/tags`, { tagIDs: [] })).status).toBe(403);
    expect((await test.member.client.post(`${path}/tags`, { tagIDs: [tags[0].tagID] })).status).toBe(403);
    expect(names((await test.member.client.put(`${path}/tags`, { tagIDs: [tags[1].tagID] })).body)).toEqual([
      'C#',
    ]);
    expect((await test.member.client.put(`${path}/tags`, { urlcodes: ['unknown'] })).status).toBe(404);
    expect(await test.member.client.put(`${path}/tags`, {})).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'missingField', message: 'One of tagIDs, urlcodes is required.' }] },
    });
    expect(names((await test.admin.client.post(`${path}/tags`, { urlcodes: ['c'] })).body)).toEqual([
      'C#',
      'C++',
    ]);
    expect((await test.member.client.put(`${path}/tags`, { tagIDs: [] })).body).toEqual([]);
    const many = await test.admin.client.patch(path, { newTagNames: ['a', 'b', 'd', 'e', 'f', 'g'] });
    expect(many).toMatchObject({ status: 409, body: { code: 'tag.tooMany' } });
  });

  it('are the same tag for everybody at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        test.admin.client.post('/discussions', {
          name: 'At once',
          body: 'x',
          format: 'text',
          categoryID: 1,
          newTagNames: ['crowd'],
        }),
      ),
    );
    expect(new Set(made.map((answer) => answer.status))).toEqual(new Set([201]));
    const { body } = await test.guest.get('/tags?query=crowd');
    expect(body).toMatchObject([{ name: 'crowd', countDiscussions: 12 }]);
  });

  it('stand on hidden discussions for nobody else', async () => {
    await discussionBy(test.admin.client, {
      categoryID: test.privateCategoryID,
      newTagNames: ['zzsecret', 'crowd'],
    });
    expect(names((await test.guest.get('/tags?query=zzsec')).body)).toEqual([]);
    expect(names((await test.admin.client.get('/tags?query=zzsec')).body)).toEqual(['zzsecret']);
    expect((await test.guest.get('/tags?query=crowd')).body[0].countDiscussions).toBe(12);
    expect((await test.admin.client.get('/tags?query=crowd')).body[0].countDiscussions).toBe(13);
    // More of the one are visible, more of the other altogether: the order does not reveal it.
    for (let at = 0; at < 3; at++)
      await discussionBy(test.admin.client, {
        categoryID: at ? test.privateCategoryID : 1,
        newTagNames: ['zzhalf'],
      });
    for (let at = 0; at < 2; at++) await discussionBy(test.admin.client, { newTagNames: ['zzseen'] });
    const order = async (client: Community['guest']) =>
      names((await client.get('/tags?query=zz&sort=-countDiscussions')).body);
    expect(await order(test.guest)).toEqual(['zzseen', 'zzhalf']);
    expect((await order(test.admin.client)).slice(0, 2)).toEqual(['zzhalf', 'zzseen']);
    expect((await test.guest.page('/discussions/tagged/zzsecret')).status).toBe(404);
    expect((await test.guest.page('/discussions/tagged/zzsecret/feed.rss')).status).toBe(404);
    expect((await test.guest.get('/tags/$urlcode:zzsecret')).status).toBe(404);
  });

  it('are listed by use, by kind and by page', async () => {
    expect((await test.guest.get('/tags?sort=-countDiscussions&limit=1')).body[0].name).toBe('crowd');
    expect(names((await test.guest.get('/tags?excludeNoCountDiscussion=true')).body)).toEqual([
      'crowd',
      'zzhalf',
      'zzseen',
    ]);
    expect(names((await test.guest.get('/tags?type=User&query=c%2B')).body)).toEqual(['C++']);
    expect((await test.guest.get('/tags?type=Colour')).body).toEqual([]);
    const sorted = async (query: string) => names((await test.guest.get(`/tags?query=zz&${query}`)).body);
    for (const [sort, expected] of [
      ['name', ['zzhalf', 'zzseen']],
      ['-name', ['zzseen', 'zzhalf']],
      ['tagID', ['zzhalf', 'zzseen']],
      ['-tagID', ['zzseen', 'zzhalf']],
      ['countDiscussions', ['zzhalf', 'zzseen']],
    ] as const)
      expect([sort, await sorted(`sort=${sort}`)]).toEqual([sort, expected]);
    expect(await sorted('limit=1&page=2')).toEqual(['zzseen']);
    const paged = await test.guest.get('/tags?query=zz&limit=1');
    expect(paged.headers.get('x-app-page-next-url')).toContain('page=2');
    expect(paged.headers.get('x-app-page-result-count')).toBeNull();
    const two: { tagID: number }[] = (await test.guest.get('/tags?query=zz')).body;
    expect(await sorted(`tagID=${two.map((tag) => tag.tagID).join(',')}`)).toEqual(['zzhalf', 'zzseen']);
  });
});

it('are switched by the name that older clients have for it as well', async () => {
  const own = 'tagging.discussions.enabled';
  const asked = async (name: string) => (await test.guest.get(`/config?select=${name}`)).body;
  expect(await asked(own)).toEqual({ [own]: true });
  for (const isEnabled of [false, true]) {
    const { status } = await test.admin.client.patch('/config', { 'tagging.enabled': isEnabled });
    expect(status).toBe(200);
    expect(await asked(own)).toEqual({ [own]: isEnabled });
    expect(await asked('tagging.enabled')).toEqual({ 'tagging.enabled': isEnabled });
  }
});
