import { beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode, PageDocument } from '../../../../platform/contract/page.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import type { DiscussionFactsProps } from '../../../discussions/web/DiscussionFacts/DiscussionFacts.tsx';
import type { CommentThreadAssetProps, CreateCommentAssetProps } from '../../comment-widgets.contract.ts';
import { commentOn } from '../testing/comments.ts';

const test = communityOfFile();

beforeAll(async () => {
  await test.site.database.execute(
    sql`insert into config_values (key, value) values ('vanilla.comments.perPage', '5')`,
  );
  test.site.invalidate(['config']);
});

async function pageOf(client: TestClient, path: string) {
  const answer = await client.page(path);
  const document = answer.status === 200 ? (JSON.parse(answer.text) as PageDocument) : undefined;
  return { ...answer, document };
}

function propsOf<Props>(document: PageDocument | undefined, component: string): Props {
  const found: LayoutNode[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value && typeof value === 'object') {
      const node = value as LayoutNode;
      if (node.$reactComponent === component) found.push(node);
      else Object.values(value).forEach(look);
    }
  };
  look(document?.page?.layout);
  return found[0]?.$reactProps as Props;
}

function shownIDs(props: CommentThreadAssetProps): number[] {
  return props.threadStyle === 'nested'
    ? Object.keys(props.commentsThread.data.commentsByID).map(Number)
    : [];
}

describe('the page of a discussion', () => {
  it('holds a page of its thread, and a comment posted is there at once', async () => {
    const discussion = await discussionBy(test.member.client);
    const path = discussion.url.slice(test.url.length);
    for (let n = 0; n < 6; n++) await commentOn(test.other.client, discussion.discussionID);
    const first = await pageOf(test.guest, path);
    const props = propsOf<CommentThreadAssetProps>(first.document, 'CommentThreadAsset');
    expect(shownIDs(props)).toHaveLength(5);
    expect(props).toMatchObject({ threadStyle: 'nested', hasComments: true, showOPTag: true });
    expect(props.threadStyle === 'nested' && props.commentsThread.paging).toEqual({
      page: 1,
      limit: 5,
      total: 6,
      pageCount: 2,
    });
    const form = propsOf<CreateCommentAssetProps>(first.document, 'CreateCommentAsset');
    expect(form).toMatchObject({ canComment: false, discussion: { discussionID: discussion.discussionID } });
    const second = await pageOf(test.guest, `${path}/p2`);
    expect(shownIDs(propsOf(second.document, 'CommentThreadAsset'))).toHaveLength(1);
    const { commentID } = await commentOn(test.moderator.client, discussion.discussionID);
    const again = await pageOf(test.guest, `${path}/p2`);
    expect(shownIDs(propsOf(again.document, 'CommentThreadAsset'))).toContain(commentID);
    expect(again.document?.page?.records.commentIDs).toContain(commentID);
  });

  it('names those who take part, the author first, and whoever joins at once', async () => {
    const { discussionID, url } = await discussionBy(test.member.client);
    const people = async () => {
      const { document } = await pageOf(test.guest, new URL(url).pathname);
      const { participants } = propsOf<DiscussionFactsProps>(document, 'DiscussionFacts');
      return participants && [participants.total, ...participants.users.map((user) => user.userID)];
    };
    expect(await people()).toBeUndefined();
    await commentOn(test.other.client, discussionID);
    await commentOn(test.other.client, discussionID);
    expect(await people()).toEqual([2, test.member.userID, test.other.userID]);
    await commentOn(test.moderator.client, discussionID);
    expect(await people()).toEqual([3, test.member.userID, test.other.userID, test.moderator.userID]);
  });

  it('is opened by the address of a comment where that stands', async () => {
    const discussion = await discussionBy(test.member.client);
    const roots = [];
    for (let n = 0; n < 7; n++) roots.push(await commentOn(test.other.client, discussion.discussionID));
    let deep = roots[6];
    for (let n = 0; n < 4; n++)
      deep = await commentOn(test.member.client, discussion.discussionID, {
        parentCommentID: deep?.commentID,
      });
    const { document, status } = await pageOf(test.guest, `/discussion/comment/${deep?.commentID}`);
    expect(status).toBe(200);
    const props = propsOf<CommentThreadAssetProps>(document, 'CommentThreadAsset');
    expect(props.focusCommentID).toBe(deep?.commentID);
    expect(shownIDs(props)).toContain(deep?.commentID);
    expect(props.apiParams.page).toBe(2);
    expect(document?.page?.seo.url).toBe(`${discussion.url}/p2`);
    expect((await pageOf(test.guest, '/discussion/comment/999999')).status).toBe(404);
    const secret = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const { commentID } = await commentOn(test.moderator.client, secret.discussionID);
    expect((await pageOf(test.guest, `/discussion/comment/${commentID}`)).status).toBe(403);
  });

  it('holds nothing that is one viewer’s own', async () => {
    const discussion = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussion.discussionID);
    await test.other.client.post(`/comments/${commentID}/reactions`, { reactionType: 'Like' });
    const { text, document } = await pageOf(test.other.client, discussion.url.slice(test.url.length));
    expect(text.slice(0, text.lastIndexOf('}'))).not.toContain('hasReacted');
    const props = propsOf<CommentThreadAssetProps>(document, 'CommentThreadAsset');
    const shown =
      props.threadStyle === 'nested' ? props.commentsThread.data.commentsByID[commentID] : undefined;
    expect(shown?.reactions?.find((each) => each.urlcode === 'Like')?.count).toBe(1);
  });

  it('costs the same few statements for any number of comments', async () => {
    const discussion = await discussionBy(test.member.client);
    const path = discussion.url.slice(test.url.length);
    // The first request fills the site's caches; another order is another page, not cached.
    const statements = async () => {
      await pageOf(test.guest, path);
      return (await pageOf(test.guest, `${path}?sort=-dateInserted`)).statements;
    };
    const root = await commentOn(test.other.client, discussion.discussionID);
    await commentOn(test.other.client, discussion.discussionID, { parentCommentID: root.commentID });
    const few = await statements();
    for (let n = 0; n < 5; n++) {
      const next = await commentOn(test.other.client, discussion.discussionID);
      for (let m = 0; m < 5; m++)
        await commentOn(test.moderator.client, discussion.discussionID, { parentCommentID: next.commentID });
    }
    // Two more: this order begins with comments that the first look did not read, and their reactions.
    expect(await statements()).toBeLessThanOrEqual(few + 2);
    expect(few).toBeLessThanOrEqual(5);
  });
});
