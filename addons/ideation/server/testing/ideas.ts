// Ideas for tests.
import { discussionBy, type TestClient } from '@parley/addon-api/testing';

export interface TestIdea {
  discussionID: number;
  name: string;
  path: string;
}

export async function ideaBy(client: TestClient, more: Record<string, unknown> = {}): Promise<TestIdea> {
  const made = await discussionBy(client, {
    name: `Print a thread ${Math.random()}`,
    postTypeID: 'idea',
    ...more,
  });
  const { discussionID, name } = made;
  return { discussionID, name, path: `/discussions/${discussionID}/idea` };
}

export const attributesOf = async (client: TestClient, { discussionID }: Pick<TestIdea, 'discussionID'>) =>
  (await client.get(`/discussions/${discussionID}`)).body.attributes.idea;

/** In their order. */
export const idsOf = async (client: TestClient, query: string): Promise<number[]> =>
  (await client.get<TestIdea[]>(`/ideas?limit=100&${query}`)).body.map((each) => each.discussionID);
