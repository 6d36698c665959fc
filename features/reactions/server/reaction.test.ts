import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { countedCommunity } from '../../comments/server/testing/counted-community.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import type { ReactionSummary } from '../reactions.contract.ts';

const test = countedCommunity();

const react = (client: TestClient, path: string, reactionType: string) =>
  client.post<ReactionSummary[]>(`${path}/reactions`, { reactionType });
const countOf = (summaries: ReactionSummary[], urlcode: string) =>
  summaries.find((each) => each.urlcode === urlcode)?.count;
const pointsOf = async (userID: number) =>
  (await test.site.database.row<{ points: number }>(sql`select points from users where user_id = ${userID}`))
    ?.points;

async function postByMelba() {
  const { discussionID } = await discussionBy(test.member.client);
  return { discussionID, path: `/discussions/${discussionID}` };
}

describe('reaction types', () => {
  it('are listed for members', async () => {
    expect((await test.guest.get('/reactions')).status).toBe(403);
    const { body } = await test.member.client.get('/reactions');
    expect(body[0]).toMatchObject({ urlcode: 'Promote', urlCode: 'Promote', reactionValue: 5, active: true });
    expect(body).toHaveLength(13);
    expect(body.at(-1)).toMatchObject({ urlcode: 'Abuse', class: 'Flag' });
    expect((await test.member.client.get('/reactions/like')).body.urlcode).toBe('Like');
    expect((await test.member.client.get('/reactions/Nope')).status).toBe(404);
  });

  it('are changed by administrators', async () => {
    const patch = { name: 'Well said', description: 'Nicely put.', active: true, points: 3 };
    expect((await test.moderator.client.patch('/reactions/Insightful', patch)).status).toBe(403);
    const { body } = await test.admin.client.patch('/reactions/Insightful', patch);
    expect(body).toMatchObject({ name: 'Well said', custom: true, points: 3, class: 'Positive' });
    expect((await test.member.client.get('/reactions/Insightful')).body.name).toBe('Well said');
    expect((await test.admin.client.get('/reactions/edit/Insightful')).body).toEqual({
      urlCode: 'Insightful',
      class: 'Positive',
      ...patch,
    });
    expect((await test.admin.client.patch('/reactions/Insightful', { class: 'Nice' })).status).toBe(422);
    expect((await test.admin.client.patch('/reactions/Insightful', { name: '' })).status).toBe(200);
    expect((await test.member.client.get('/reactions/Insightful')).body.name).toBe('Well said');
    for (const path of ['/reactions/edit/Insightful', '/reactions/Insightful']) {
      expect((await test.guest.get(path)).body.permissions).toHaveLength(1);
      expect((await test.admin.client.get(path.replace('Insightful', 'Nope'))).status).toBe(404);
    }
    expect((await test.moderator.client.get('/reactions/edit/Insightful')).status).toBe(403);
    expect((await test.admin.client.patch('/reactions/Nope', patch)).status).toBe(404);
  });

  it('say from how many on a flag does more', async () => {
    expect((await test.moderator.client.get('/reactions/Abuse')).body.attributes).toEqual({
      loggedAt: 5,
      removedAt: 10,
      curatorWeight: 5,
      isProtected: true,
    });
    expect((await test.member.client.get('/reactions/Like')).body.attributes).toBeNull();
  });

  it('change sides with what was given, one of each side for a person', async () => {
    const one = await postByMelba();
    const two = await postByMelba();
    await react(test.other.client, one.path, 'LOL');
    await react(test.other.client, two.path, 'LOL');
    await react(test.other.client, two.path, 'Spam');
    await test.admin.client.patch('/reactions/LOL', { class: 'Flag' });
    const given = async ({ path }: { path: string }) =>
      (await test.moderator.client.get(`${path}/reactions`)).body.map(
        (entry: { reactionType: { urlcode: string } }) => entry.reactionType.urlcode,
      );
    expect([await given(one), await given(two)]).toEqual([['LOL'], ['Spam']]);
    expect(await miscounted(test)).toEqual([]);
    await react(test.other.client, one.path, 'LOL');
    expect(await given(one)).toEqual(['LOL']);
    await test.admin.client.patch('/reactions/LOL', { class: 'Positive' });
    expect(countOf((await react(test.other.client, one.path, 'LOL')).body, 'LOL')).toBe(1);
  });

  it('take away the points they brought, whatever they are worth by then', async () => {
    const { path } = await postByMelba();
    const before = (await pointsOf(test.member.userID)) ?? 0;
    await react(test.other.client, path, 'Agree');
    await test.admin.client.patch('/reactions/Agree', { points: 7 });
    await test.other.client.delete(`${path}/reactions`);
    expect(await pointsOf(test.member.userID)).toBe(before);
    await react(test.other.client, path, 'Agree');
    expect(await pointsOf(test.member.userID)).toBe(before + 7);
  });
});

describe('reacting', () => {
  it('replaces the earlier reaction and moves score and points by the difference', async () => {
    const { path } = await postByMelba();
    const before = (await pointsOf(test.member.userID)) ?? 0;
    const liked = await react(test.other.client, path, 'Like');
    expect(liked.status).toBe(201);
    expect(liked.body.find((each) => each.urlcode === 'Like')).toMatchObject({ hasReacted: true, count: 1 });
    expect((await test.guest.get(path)).body.score).toBe(1);
    expect(await pointsOf(test.member.userID)).toBe(before + 1);
    const again = await react(test.other.client, path, 'like');
    expect(countOf(again.body, 'Like')).toBe(1);
    const laughed = await react(test.other.client, path, 'LOL');
    expect([countOf(laughed.body, 'Like'), countOf(laughed.body, 'LOL')]).toEqual([0, 1]);
    await react(test.other.client, path, 'Disagree');
    expect((await test.guest.get(path)).body.score).toBe(0);
    expect(await pointsOf(test.member.userID)).toBe(before);
    expect((await test.other.client.delete(`${path}/reactions`)).status).toBe(204);
    expect((await test.other.client.delete(`${path}/reactions/${test.other.userID}`)).status).toBe(204);
    expect((await test.member.client.get(`${path}/reactions`)).body).toEqual([]);
  });

  it('keeps flags apart, for moderators to see', async () => {
    const { path } = await postByMelba();
    await react(test.other.client, path, 'Like');
    const flagged = await react(test.other.client, path, 'Spam');
    expect(countOf(flagged.body, 'Like')).toBe(1);
    expect(countOf(flagged.body, 'Spam')).toBeUndefined();
    const log = async (client: TestClient, query = '') =>
      (await client.get(`${path}/reactions?${query}`)).body.map(
        (entry: { reactionType: { urlcode: string } }) => entry.reactionType.urlcode,
      );
    expect(await log(test.member.client)).toEqual(['Like']);
    expect((await log(test.moderator.client)).sort()).toEqual(['Like', 'Spam']);
    expect(await log(test.moderator.client, 'type=Spam')).toEqual(['Spam']);
    expect((await test.member.client.get(`${path}/reactions`)).body[0]).toMatchObject({
      recordType: 'Discussion',
      userID: test.other.userID,
      user: { name: 'Otto' },
    });
  });

  it('refuses own posts, missing permissions, unknown and switched off types', async () => {
    const { path, discussionID } = await postByMelba();
    const own = await react(test.member.client, path, 'Like');
    expect([own.status, (own.body as unknown as { code: string }).code]).toEqual([400, 'reaction.ownPost']);
    expect((await react(test.guest, path, 'Like')).status).toBe(403);
    expect((await react(test.other.client, path, 'Promote')).status).toBe(403);
    expect((await react(test.other.client, path, 'Applause')).status).toBe(404);
    expect((await react(test.other.client, path, 'Awesome')).status).toBe(400);
    expect((await test.other.client.post(`${path}/reactions`)).status).toBe(400);
    expect((await react(test.other.client, '/discussions/99999', 'Like')).status).toBe(404);
    const promoted = await react(test.moderator.client, path, 'Promote');
    expect(countOf(promoted.body, 'Promote')).toBe(1);
    expect((await test.guest.get(path)).body.score).toBe(5);
    const comment = await commentOn(test.moderator.client, discussionID);
    expect((await react(test.moderator.client, `/comments/${comment.commentID}`, 'Like')).status).toBe(201);
    const flag = await react(test.other.client, `/comments/${comment.commentID}`, 'Abuse');
    expect([flag.status, (flag.body as unknown as { code: string }).code]).toEqual([
      400,
      'reaction.protectedPost',
    ]);
  });

  it('is not possible where one cannot look', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    expect((await react(test.other.client, `/discussions/${discussionID}`, 'Like')).status).toBe(403);
    expect((await test.guest.get(`/discussions/${discussionID}/reactions`)).status).toBe(403);
  });

  it('is logged by page', async () => {
    const { path } = await postByMelba();
    for (const { client } of [test.other, test.moderator, test.admin]) await react(client, path, 'Like');
    const page = async (query: string) => (await test.member.client.get(`${path}/reactions?${query}`)).body;
    expect([await page('limit=2'), await page('limit=2&page=2')].map((rows) => rows.length)).toEqual([2, 1]);
    expect((await page('limit=1'))[0].userID).toBe(test.admin.userID);
    for (const query of ['page=0', 'limit=101'])
      expect((await test.member.client.get(`${path}/reactions?${query}`)).status).toBe(422);
    expect((await test.member.client.get(`${path}/reactions?type=Nope`)).status).toBe(404);
  });

  it('is taken back only by who may give it', async () => {
    const { path } = await postByMelba();
    await react(test.other.client, path, 'Like');
    const grant = (isOn: boolean) =>
      test.admin.client.patch('/roles/8/permissions', [
        { type: 'global', permissions: { 'reactions.positive.add': isOn } },
      ]);
    await grant(false);
    expect((await test.other.client.delete(`${path}/reactions`)).body.permissions).toEqual([
      'reactions.positive.add',
    ]);
    await grant(true);
    expect((await test.guest.delete(`${path}/reactions`)).status).toBe(403);
    expect((await test.other.client.delete(`${path}/reactions`)).status).toBe(204);
    expect((await test.other.client.delete('/comments/99999/reactions')).status).toBe(404);
  });

  it('lets moderators take a reaction away', async () => {
    const { path } = await postByMelba();
    await react(test.other.client, path, 'Like');
    const of = `${path}/reactions/${test.other.userID}`;
    expect((await test.member.client.delete(of)).status).toBe(403);
    expect((await test.moderator.client.delete(of)).status).toBe(204);
    expect((await test.guest.get(path)).body.score).toBe(0);
  });

  it('lets moderators take one away that they may not give', async () => {
    const { path } = await postByMelba();
    const curates = (isOn: boolean) =>
      test.admin.client.patch('/roles/32', {
        permissions: [{ type: 'global', permissions: { 'curation.manage': isOn } }],
      });
    expect((await curates(false)).status).toBe(200);
    await react(test.admin.client, path, 'Promote');
    expect((await react(test.moderator.client, path, 'Promote')).status).toBe(403);
    const of = `${path}/reactions/${test.admin.userID}`;
    expect((await test.member.client.delete(of)).status).toBe(403);
    expect((await test.moderator.client.delete(of)).status).toBe(204);
    expect((await test.guest.get(path)).body.score).toBe(0);
    await curates(true);
  });

  it('fifty times at once is once', async () => {
    const { path } = await postByMelba();
    const clients = [test.other.client, test.moderator.client, test.admin.client];
    const types = ['Like', 'LOL', 'Agree'];
    await Promise.all(Array.from({ length: 50 }, () => react(test.other.client, path, 'Like')));
    expect((await test.member.client.get(`${path}/reactions`)).body).toHaveLength(1);
    expect((await test.guest.get(path)).body.score).toBe(1);
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 7 === 0
          ? clients[at % 3]?.delete(`${path}/reactions`)
          : react(clients[at % 3] as TestClient, path, types[at % 2] as string),
      ),
    );
    expect(await miscounted(test)).toEqual([]);
  });
});
