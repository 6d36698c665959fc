import { countedCommunity, type TestClient } from '@parley/addon-api/testing';
import { expect, it } from 'vitest';

const test = countedCommunity();

const setStatus = (client: TestClient, commentID: number, status: string) =>
  client.patch(`/comments/${commentID}/answer`, { status });

it('a question keeps its answers in an archived category, but for whoever edits there', async () => {
  const { categoryID } = (await test.admin.client.post('/categories', { name: 'Attic', urlcode: 'attic' }))
    .body;
  const question = { name: 'Why do bees dance?', body: 'For fun?', format: 'markdown', categoryID };
  const { discussionID } = (await test.member.client.post('/discussions/question', question)).body;
  const { body: answer } = await test.other.client.post('/comments', {
    ...{ discussionID, format: 'markdown', body: 'It is a *map*.' },
  });
  const archive = (isArchived: boolean) =>
    test.admin.client.patch(`/categories/${categoryID}`, { isArchived });
  await archive(true);
  const refused = await setStatus(test.member.client, answer.commentID, 'accepted');
  expect([refused.status, refused.body.code]).toEqual([403, 'category.archived']);
  const { body: shown } = await test.guest.get(`/discussions/${discussionID}`);
  expect(shown.attributes.question.status).toBe('answered');
  expect((await setStatus(test.moderator.client, answer.commentID, 'accepted')).status).toBe(200);
  await archive(false);
  expect((await setStatus(test.member.client, answer.commentID, 'rejected')).status).toBe(200);
});
