// Polls for tests.
import type { TestClient } from '@parley/addon-api/testing';

export interface TestPoll {
  pollID: number;
  discussionID: number;
  path: string;
  /** In their order. */
  optionIDs: [number, number, number];
}

export const OPTIONS = [{ body: 'As the roof is' }, { body: '60° and more' }, { body: 'Vertical' }];

export const tilt = (more: Record<string, unknown> = {}) => ({
  name: 'Which winter tilt do you run?',
  body: `I ask for a friend. ${Math.random()}`,
  format: 'markdown',
  categoryID: 1,
  pollOption: OPTIONS,
  ...more,
});

export async function pollBy(client: TestClient, more: Record<string, unknown> = {}): Promise<TestPoll> {
  const { body, status, text } = await client.post('/polls', tilt(more));
  if (status !== 201) throw new Error(`POST /polls answered ${status}: ${text}`);
  const { pollID, discussionID, options } = body;
  const optionIDs = options.map((each: { pollOptionID: number }) => each.pollOptionID);
  return { pollID, discussionID, path: `/polls/${pollID}`, optionIDs };
}

export const vote = (client: TestClient, { path }: TestPoll, pollOptionID: number) =>
  client.post(`${path}/vote`, { pollOptionID });

/** By option, in their order. */
export async function countsOf(client: TestClient, { path }: TestPoll): Promise<(number | null)[]> {
  const { body } = await client.get(`${path}/options`);
  return body.map((each: { countVotes: number | null }) => each.countVotes);
}
