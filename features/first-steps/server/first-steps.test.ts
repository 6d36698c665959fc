import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { HIDDEN_KEY, type ShownStep } from '../first-steps.contract.ts';

const test = communityOfFile();
const PATH = '/dashboard/first-steps';
beforeAll(() => test.admin.client.patch('/config', { [HIDDEN_KEY]: false }));

async function done(): Promise<Record<string, boolean>> {
  const { text } = await test.admin.client.page(PATH);
  const [, json = ''] =
    /"\$reactComponent":"FirstStepsPage","\$reactProps":(\{.*?"isHidden":(?:true|false)\})/.exec(text) ?? [];
  if (!json) throw new Error(text.slice(0, 500));
  const { steps } = JSON.parse(json) as { steps: ShownStep[] };
  return Object.fromEntries(steps.map(({ id, isDone }) => [id, isDone]));
}
const left = async (client: TestClient) => {
  const { counts } = (await client.get('/users/me-counts')).body;
  return counts.find(({ name }: { name: string }) => name === 'FirstSteps')?.count;
};
const hasCard = async (client: TestClient) => (await client.page('/')).text.includes('FirstStepsCard');

describe('the first steps', () => {
  it('are done by what there is', async () => {
    expect(await done()).toMatchObject({ name: false, look: false, mail: false, imports: false });
    expect(await left(test.admin.client)).toBeGreaterThan(2);
    await discussionBy(test.member.client);
    await test.admin.client.patch('/config', { 'garden.title': 'Hive', 'garden.description': 'Of bees' });
    await test.admin.client.patch('/config', { 'branding.logo': '/uploads/logo.png' });
    expect(await done()).toMatchObject({
      name: true,
      categories: true,
      imports: true,
      invites: true,
      look: true,
      mail: false,
    });
    expect(await left(test.admin.client)).toBe(1);
  });

  it('are for administrators alone', async () => {
    expect((await test.member.client.page(PATH)).status).toBe(403);
    expect((await test.moderator.client.page(PATH)).status).toBe(403);
    expect(await left(test.member.client)).toBeUndefined();
    expect(await hasCard(test.admin.client)).toBe(true);
    expect([await hasCard(test.member.client), await hasCard(test.guest)]).toEqual([false, false]);
  });

  it('leave the home page when they are hidden, and come back', async () => {
    await test.admin.client.patch('/config', { 'firstSteps.isHidden': true });
    expect(await hasCard(test.admin.client)).toBe(false);
    expect(await left(test.admin.client)).toBe(0);
    expect((await test.admin.client.page(PATH)).status).toBe(200);
    await test.admin.client.patch('/config', { 'firstSteps.isHidden': false });
    expect(await hasCard(test.admin.client)).toBe(true);
  });
});
