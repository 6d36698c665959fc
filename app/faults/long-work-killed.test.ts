// The server is killed in the middle of a long deletion, of a long merge and of deleting a category: all go on by themselves.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeComments } from '../../features/comments/server/testing/many-comments.ts';
import { Database } from '../../platform/server/db/database.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { setUp, signIn } from '../testing/writers.ts';

const COMMENTS = 20_000;

let server: BuiltServer;
let database: Database;
let stays: number;
let client: TestClient;
beforeAll(async () => {
  server = await startBuiltServer();
  stays = await setUp(server);
  client = await signIn(server.client());
  database = new Database({ url: server.databaseUrl, maxConnections: 2 });
}, 90_000);
afterAll(async () => {
  await database?.close();
  await server?.close();
}, 30_000);

async function longDiscussion(categoryID = 1): Promise<number> {
  const post = { name: 'A long one', body: 'To begin with.', format: 'text', categoryID };
  const { discussionID, insertUserID } = (await client.post('/discussions', post)).body;
  await writeComments(database, discussionID, insertUserID, COMMENTS);
  return discussionID;
}

async function commentsOf(discussionID: number): Promise<number> {
  const { rows } = await server.query(
    'select count(*)::int as count from comments where discussion_id = $1',
    [discussionID],
  );
  return rows[0].count;
}

async function deletedCommentsOf(discussionID: number): Promise<number> {
  const { rows } = await server.query(
    'select count(*)::int as count from deleted_comments where discussion_id = $1',
    [discussionID],
  );
  return rows[0].count;
}

/** Some of it is done by then, and some is not. */
async function killAmid(discussionID: number): Promise<number> {
  await expect.poll(() => commentsOf(discussionID), { interval: 20, timeout: 60_000 }).toBeLessThan(COMMENTS);
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  const left = await commentsOf(discussionID);
  expect(left).toBeGreaterThan(0);
  return left;
}

async function goneAfterStart(discussionID: number): Promise<void> {
  await server.startAgain();
  await expect.poll(() => commentsOf(discussionID), { interval: 100, timeout: 60_000 }).toBe(0);
  await expect.poll(async () => (await client.get(`/discussions/${discussionID}`)).status).toBe(410);
}

it('goes on deleting a long discussion', async () => {
  const discussionID = await longDiscussion();
  // For good: what can be brought back is only out of sight.
  expect((await client.patch('/config', { 'moderation.undoDays': 0 })).status).toBe(200);
  expect((await client.delete(`/discussions/${discussionID}`)).status).toBe(204);
  await killAmid(discussionID);
  await goneAfterStart(discussionID);
  expect(await deletedCommentsOf(discussionID)).toBe(COMMENTS);
}, 180_000);

it('goes on merging a long discussion, and loses no comment', async () => {
  const discussionID = await longDiscussion();
  const merge = { discussionIDs: [discussionID], destinationDiscussionID: stays };
  const answer = client.patch('/discussions/merge', merge).catch(() => undefined);
  await killAmid(discussionID);
  expect(await answer).toBeUndefined();
  await goneAfterStart(discussionID);
  expect(await commentsOf(stays)).toBe(COMMENTS + 1);
  expect((await client.get(`/discussions/${stays}`)).body.countComments).toBe(COMMENTS + 1);
  const again = await client.patch('/discussions/merge', merge);
  expect([again.status, again.body.progress.successIDs]).toEqual([200, [discussionID]]);
}, 180_000);

it('goes on deleting a category with what it holds', async () => {
  const { categoryID } = (await client.post('/categories', { name: 'Full', urlcode: 'full' })).body;
  const discussions = await Promise.all([longDiscussion(categoryID), longDiscussion(categoryID)]);
  const [first = 0, second = 0] = discussions.sort((a, b) => a - b);
  const answer = client.delete(`/categories/${categoryID}?deleteContents=true`).catch(() => undefined);
  await killAmid(first);
  expect(await answer).toBeUndefined();
  // Each discussion has a job of its own: both may be half gone, and the category stands until neither is left.
  const { rows } = await server.query(
    'select date_deletion is not null as "isBeingDeleted" from categories where category_id = $1',
    [categoryID],
  );
  expect(rows).toEqual([{ isBeingDeleted: true }]);
  await goneAfterStart(first);
  await expect
    .poll(async () => (await client.get(`/categories/${categoryID}`)).status, {
      interval: 100,
      timeout: 60_000,
    })
    .toBe(404);
  for (const discussionID of [first, second])
    expect([await commentsOf(discussionID), await deletedCommentsOf(discussionID)]).toEqual([0, COMMENTS]);
}, 180_000);
