// Badges for tests, by the calls of the people who keep them.
import type { countedCommunity, TestClient } from '@parley/addon-api/testing';
import { expect } from 'vitest';

type Community = ReturnType<typeof countedCommunity>;
type Given = Pick<Community, 'admin' | 'moderator'>;

let number = 0;

export async function addBadge({ moderator }: Given, more: Record<string, unknown> = {}) {
  number += 1;
  const { status, body } = await moderator.client.post('/badges', { name: `Bee of lane ${number}`, ...more });
  expect([status, body.code]).toEqual([201, undefined]);
  return { ...body, path: `/badges/${body.badgeID}` };
}

export const give = async (
  { admin }: Given,
  { userID }: { userID: number },
  { badgeID }: { badgeID: number },
): Promise<void> => {
  expect((await admin.client.post(`/users/${userID}/badges`, { badgeID })).status).toBe(201);
};

/** What they are called that a member has, the newest first. */
export async function badgesOf(client: TestClient, userID: number): Promise<string[]> {
  const { status, body } = await client.get(`/users/${userID}/badges?limit=100`);
  expect(status).toBe(200);
  return body.map(({ name }: { name: string }) => name);
}

export const countOf = async ({ admin }: Given, { path }: { path: string }): Promise<number> =>
  (await admin.client.get(path)).body.countUsers;

export const pointsOf = async ({ admin }: Given, { userID }: { userID: number }): Promise<number> =>
  (await admin.client.get(`/users/${userID}`)).body.points;
