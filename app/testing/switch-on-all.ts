import type { TestClient } from '../../platform/server/testing/test-client.ts';

/** What changes by what its readers did themselves: that they were here, or which of the first steps they took. */
export const OF_OWN_DOINGS = ['online', 'onboarding'];

/** What was given for posts that everybody saw stays given when they are out of sight. */
export const STAYS_GIVEN = ['badges'];

export const TITLE_AHEAD = 'Far ahead';

/** A rank that three posts more bring this member to. `criteria`: beside them. */
export async function rankAhead(admin: TestClient, userID: number, criteria: object = {}): Promise<void> {
  const posts = (await postsOf(admin, userID)) + 3;
  const rank = { name: 'Ahead', userTitle: TITLE_AHEAD, level: 50, criteria: { posts, ...criteria } };
  const { status, text } = await admin.post('/ranks', rank);
  if (status >= 300) throw new Error(`a rank: ${text}`);
}

/** And a badge. */
export async function badgeAhead(admin: TestClient, userID: number): Promise<void> {
  const threshold = (await postsOf(admin, userID)) + 3;
  const badge = { name: 'Wrote a lot', statistic: 'posts', threshold, points: 5 };
  const { status, text } = await admin.post('/badges', badge);
  if (status >= 300) throw new Error(`a badge: ${text}`);
}

async function postsOf(admin: TestClient, userID: number): Promise<number> {
  const { body } = await admin.get(`/users/${userID}`);
  return body.countDiscussions + body.countComments;
}

interface KnownAddon {
  addonID: string;
  enabled: boolean;
}

/**
 * Every add-on but languages: what is off at first has nothing that could be found. Answers their ids. `without`:
 * these stay as they are.
 */
export async function switchOnAll(admin: TestClient, without: readonly string[] = []): Promise<string[]> {
  const { body } = await admin.get<KnownAddon[]>('/addons?type=addon');
  for (const { addonID, enabled } of body) {
    if (enabled || without.includes(addonID)) continue;
    const { status, text } = await admin.patch(`/addons/${addonID}`, { enabled: true });
    if (status >= 300) throw new Error(`${addonID}: ${text}`);
  }
  return body.map(({ addonID }) => addonID);
}
