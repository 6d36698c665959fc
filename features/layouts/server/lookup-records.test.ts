// What a page is about is named by a kind of record and a number: a number of one kind is never read as one of another.
import { beforeAll, describe, expect, it } from 'vitest';
import { wholeRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });

const RECORD_TYPES = ['discussion', 'comment', 'category', 'user', 'customPage', 'article', 'siteSection'];

/** All of them are number 1, but none of them belongs to another one. */
let discussionIDs: number[];

beforeAll(async () => {
  const { client } = test.member;
  const first = await discussionBy(client, { name: 'The very first' });
  const second = await discussionBy(client, { name: 'That of the comment' });
  const { commentID } = await commentOn(client, second.discussionID);
  discussionIDs = [first.discussionID, second.discussionID];
  expect([...discussionIDs, commentID]).toEqual([1, 2, 1]);
});

const ask = (layoutViewType: string, recordType: string, recordID: number | string = 1) =>
  test.guest.get(
    `/layouts/lookup-hydrate?layoutViewType=${layoutViewType}&recordType=${recordType}&recordID=${recordID}`,
  );

describe('a page', () => {
  it.each(['post', 'discussion', 'comment'])('of kind %s is found by a comment', async (kind) => {
    const { status, body } = await ask(kind, 'comment');
    expect(status).toBe(200);
    expect(body.seo.title).toContain('That of the comment');
    expect(body.about).toMatchObject({ discussionID: 2 });
  });

  it('is found by the record it is about', async () => {
    expect((await ask('post', 'discussion')).body.seo.title).toContain('The very first');
    expect((await ask('discussionCategoryPage', 'category')).body.seo.title).toContain('General');
  });

  it('is the home page where a client asks for that of a section, whatever its number', async () => {
    for (const recordID of [0, 1]) {
      const { status, body } = await ask('subcommunityHome', 'siteSection', recordID);
      const home = await ask('home', 'siteSection', recordID);
      expect([status, body.layoutViewType]).toEqual([200, 'home']);
      expect(body.layout).toEqual(home.body.layout);
    }
  });

  it.each([
    ['post', 'category'],
    ['post', 'user'],
    ['post', 'customPage'],
    ['post', 'article'],
    ['post', 'siteSection'],
    ['post', 'global'],
    ['discussion', 'category'],
    ['comment', 'discussion'],
    ['comment', 'siteSection'],
    ['comment', 'global'],
    ['discussionCategoryPage', 'comment'],
    ['customPage', 'discussion'],
    ['profile', 'comment'],
  ])('of kind %s is not found by number 1 of kind %s', async (kind, recordType) => {
    expect((await ask(kind, recordType)).status).toBe(404);
  });

  it('of any kind is never about the first discussion, comment or category where another record is named', async () => {
    const views = [...wholeRegistry(test).views.values()];
    expect(views.length).toBeGreaterThan(20);
    for (const { type, reads } of views) {
      for (const recordType of RECORD_TYPES.filter((each) => each !== reads)) {
        const { status, body } = await ask(type, recordType);
        if (status !== 200) continue;
        const subjects = subjectsBy(recordType, type);
        expect([type, recordType, body.about ?? subjects]).toEqual([type, recordType, subjects]);
      }
    }
  });

  /** A comment is found in its discussion, and a list of discussions may be that of a category. */
  function subjectsBy(recordType: string, type: string) {
    if (recordType === 'comment') return { discussionID: 2, categoryID: 1 };
    return type === 'discussionList' && recordType === 'category' ? { categoryID: 1 } : undefined;
  }

  it('by a hidden comment is refused as the comment is', async () => {
    const { client } = test.moderator;
    const { discussionID } = await discussionBy(client, { categoryID: test.privateCategoryID });
    const { commentID } = await commentOn(client, discussionID);
    for (const kind of ['post', 'comment']) expect((await ask(kind, 'comment', commentID)).status).toBe(403);
    expect((await ask('post', 'comment', 4711)).status).toBe(404);
  });

  it('brings its assets by the same rule', async () => {
    const assets = (recordType: string) =>
      test.guest.get(
        `/layouts/lookup-hydrate-assets?layoutViewType=post&recordType=${recordType}&recordID=1`,
      );
    expect((await assets('comment')).status).toBe(200);
    expect((await assets('category')).status).toBe(404);
  });
});
