// Ranks for tests, by the calls of an administrator.
import type { countedCommunity, TestClient } from '@parley/addon-api/testing';
import { expect } from 'vitest';

type Given = Pick<ReturnType<typeof countedCommunity>, 'admin'>;

export async function addRank(
  { admin }: Given,
  level: number,
  more: Record<string, unknown> = {},
): Promise<number> {
  const rank = { name: `Rank ${level}`, userTitle: `Keeper of ${level}`, level, ...more };
  const { status, body } = await admin.client.post('/ranks', rank);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.rankID;
}

/** Everybody has it. */
export async function addRankOf(test: Given, abilities: Record<string, unknown>): Promise<number> {
  const rankID = await addRank(test, 1, { abilities });
  expect((await test.admin.client.get(`/ranks/${rankID}`)).body.abilities).toEqual(abilities);
  return rankID;
}

export async function deleteRanks({ admin }: Given): Promise<void> {
  for (const { rankID } of (await admin.client.get('/ranks')).body)
    await admin.client.delete(`/ranks/${rankID}`);
}

export const rankOf = async ({ admin }: Given, userID: number): Promise<number | undefined> =>
  (await admin.client.get(`/users/${userID}?expand=rank`)).body.rank?.rankID;

/** Everywhere. */
export const mayOf = async (client: TestClient, permission: string): Promise<boolean> =>
  JSON.stringify((await client.get('/users/$me/permissions')).body).includes(`"${permission}":true`);
