import { expect, it, vi } from 'vitest';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile({ withJobs: true });
const BODY = 'so $x_1*y*$ costs $5, and \\(z\\)';

async function categoryWith(dollarMath: boolean, name: string): Promise<number> {
  const made = await test.admin.client.post('/categories', { name, urlcode: name, dollarMath });
  expect([made.status, made.body.dollarMath]).toEqual([201, dollarMath]);
  return made.body.categoryID;
}

/** How many formulas are drawn in a post as guests get it. */
async function drawn(path: string): Promise<number> {
  const { body } = await test.guest.get(path);
  return body.body.match(/<math/g)?.length ?? 0;
}

const soon = (path: string, count: number) =>
  vi.waitFor(async () => expect(await drawn(path)).toBe(count), { timeout: 20_000, interval: 100 });

it('single dollars are formulas where the category says so, in posts, edits, previews and quotes', async () => {
  const { client } = test.member;
  const categoryID = await categoryWith(true, 'physics');
  const { discussionID } = await discussionBy(client, { body: BODY, format: 'markdown', categoryID });
  expect(await drawn(`/discussions/${discussionID}`)).toBe(2);
  const comment = await client.post('/comments', { discussionID, body: BODY, format: 'text' });
  expect(await drawn(`/comments/${comment.body.commentID}`)).toBe(2);
  await client.patch(`/comments/${comment.body.commentID}`, { body: `${BODY} $w$` });
  expect(await drawn(`/comments/${comment.body.commentID}`)).toBe(3);
  const preview = await client.post('/bodies/preview', { body: BODY, format: 'markdown', categoryID });
  expect(preview.body.html.match(/<math/g)).toHaveLength(2);
  const elsewhere = await client.post('/bodies/preview', { body: BODY, format: 'markdown' });
  expect(elsewhere.body.html.match(/<math/g)).toHaveLength(1);
});

it('posts are rendered again when the category changes its mind, and when they move', async () => {
  const { client } = test.member;
  const categoryID = await categoryWith(false, 'trade');
  const physics = await categoryWith(true, 'maths');
  const { discussionID } = await discussionBy(client, { body: BODY, format: 'markdown', categoryID });
  const { body: comment } = await client.post('/comments', { discussionID, body: BODY, format: 'text' });
  const post = `/discussions/${discussionID}`;
  const answer = `/comments/${comment.commentID}`;
  expect([await drawn(post), await drawn(answer)]).toEqual([1, 1]);

  const changed = await test.admin.client.patch(`/categories/${categoryID}`, { dollarMath: true });
  expect(changed.status).toBe(200);
  expect((await test.admin.client.get(`/categories/${categoryID}/edit`)).body.dollarMath).toBe(true);
  await soon(post, 2);
  await soon(answer, 2);
  await test.admin.client.patch(`/categories/${categoryID}`, { dollarMath: false });
  await soon(post, 1);
  await soon(answer, 1);

  await test.admin.client.patch(post, { categoryID: physics });
  await soon(post, 2);
  await soon(answer, 2);
});
