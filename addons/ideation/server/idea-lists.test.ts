// Who finds which ideas in lists, on the roadmap and in the widget; what is refused; what lists cost.
import type { PageDocument } from '@parley/addon-api/shared';
import { countedCommunity, done, partsIn, statementsOf, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RoadmapPageProps, TopIdeasProps } from '../idea-widgets.contract.ts';
import { ideaBy, idsOf, type TestIdea } from './testing/ideas.ts';

const test = countedCommunity();
beforeAll(async () => {
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
});

const shown = (ideas: readonly { discussionID: number }[]) => ideas.map((each) => each.discussionID);

async function roadmap(client: TestClient): Promise<RoadmapPageProps['columns']> {
  const { text } = await client.page('/ideas/roadmap');
  const [props] = partsIn<RoadmapPageProps>((JSON.parse(text) as PageDocument).page, 'RoadmapPage');
  return props?.columns ?? [];
}

const onRoadmap = async (client: TestClient) => (await roadmap(client)).flatMap(({ ideas }) => shown(ideas));

async function drawn(client: TestClient, props: object): Promise<TopIdeasProps[]> {
  const layout = [
    { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.ideas.top', ...props }] },
  ];
  const { body } = await client.post('/layouts/hydrate', { layoutViewType: 'home', layout, params: {} });
  return partsIn<TopIdeasProps>(body.layout, 'TopIdeas');
}

/** In which lists somebody finds it: the call, the roadmap, its own. */
async function foundBy(client: TestClient, { discussionID }: Pick<TestIdea, 'discussionID'>) {
  const lists = [await idsOf(client, ''), await onRoadmap(client), await idsOf(client, 'state=mine')];
  return lists.map((each) => each.includes(discussionID));
}

const holding = (isOn: boolean) =>
  done(
    test.admin.client.patch('/roles/8/permissions', [
      { type: 'global', permissions: { 'approval.require': isOn } },
    ]),
  );

describe('an idea that waits for approval', () => {
  it('is in no list and on no roadmap, for nobody, until it is let through', async () => {
    await holding(true);
    const name = `Held ${Math.random()}`;
    const post = { name, body: 'Wait for me.', format: 'text', categoryID: 1 };
    const held = await test.member.client.post('/discussions/idea', post);
    await holding(false);
    expect(held.status).toBe(202);
    const own = (await test.member.client.get('/held-posts')).body;
    const discussionID = own.find((each: { recordName: string }) => each.recordName === name).recordID;
    for (const client of [test.guest, test.other.client, test.member.client, test.moderator.client])
      expect(await foundBy(client, { discussionID })).toEqual([false, false, false]);
    expect(JSON.stringify(await drawn(test.admin.client, { limit: 20 }))).not.toContain(name);
    expect((await test.other.client.put(`/discussions/${discussionID}/idea/vote`, {})).status).toBe(404);
    const path = `/moderation-cases?kind=pending&recordType=discussion&recordID=${discussionID}`;
    const [{ caseID }] = (await test.moderator.client.get(path)).body;
    await done(test.moderator.client.post(`/moderation-cases/${caseID}/decision`, { outcome: 'approved' }));
    expect(await foundBy(test.other.client, { discussionID })).toEqual([true, true, false]);
    expect(await foundBy(test.member.client, { discussionID })).toEqual([true, true, true]);
  });
});

describe('an idea that is deleted', () => {
  it('is in no list and on no roadmap, and counted nowhere, until it is restored with its votes', async () => {
    const idea = await ideaBy(test.member.client);
    await done(test.other.client.put(`${idea.path}/vote`, {}));
    const counted = async () => (await roadmap(test.guest)).find(({ statusID }) => statusID === 11)?.count;
    expect(await foundBy(test.member.client, idea)).toEqual([true, true, true]);
    const before = (await counted()) ?? 0;
    await done(test.moderator.client.delete(`/discussions/${idea.discussionID}`));
    for (const client of [test.guest, test.member.client, test.admin.client])
      expect(await foundBy(client, idea)).toEqual([false, false, false]);
    expect(await counted()).toBe(before - 1);
    expect((await test.member.client.put(`${idea.path}/vote`, {})).status).toBe(410);
    const status = { statusID: 13, statusNotes: null };
    expect((await test.moderator.client.patch(idea.path, status)).status).toBe(410);
    const log = `/audit-logs?recordType=discussion&recordID=${idea.discussionID}`;
    const [{ auditLogID }] = (await test.admin.client.get(log)).body;
    await done(test.admin.client.post('/audit-logs/undo', { auditLogIDs: [auditLogID] }));
    expect(await foundBy(test.member.client, idea)).toEqual([true, true, true]);
    expect(await counted()).toBe(before);
    const listed = (await test.guest.get('/ideas?limit=100')).body;
    expect(listed.find((each: TestIdea) => each.discussionID === idea.discussionID).idea.score).toBe(1);
  });
});

describe('GET /ideas', () => {
  it.each([
    ['state=ajar', 'state'],
    ['sort=name', 'sort'],
    ['sort=score', 'sort'],
    ['statusID=planned', 'statusID'],
    ['page=0', 'page'],
    ['limit=101', 'limit'],
    ['limit=none', 'limit'],
  ])('refuses %s', async (query, field) => {
    const { status, body, text } = await test.guest.get(`/ideas?${query}`);
    expect([status, body.errors?.[0]?.field], text).toEqual([422, field]);
  });

  it('finds nothing by a status of others, nor by one that is not there', async () => {
    await ideaBy(test.member.client);
    for (const statusID of [0, 3, 4711]) expect(await idsOf(test.guest, `statusID=${statusID}`)).toEqual([]);
    expect(await idsOf(test.guest, 'statusID=11&state=closed')).toEqual([]);
  });

  it('tells nobody of ideas in a category that they do not see, in the call, the roadmap and the widget', async () => {
    const hidden = await ideaBy(test.admin.client, { categoryID: test.privateCategoryID });
    for (const client of [test.guest, test.member.client]) {
      expect(await foundBy(client, hidden)).toEqual([false, false, false]);
      expect((await client.get('/ideas?limit=100')).text).not.toContain(hidden.name);
      expect((await client.page('/ideas?sort=-dateInserted')).text).not.toContain(hidden.name);
    }
    expect(await foundBy(test.moderator.client, hidden)).toEqual([true, true, false]);
  });

  it.each(['state=open', 'state=mine', 'statusID=11', 'sort=-dateInserted'])(
    'takes no statement for each idea of a list: %s',
    async (query) => {
      const client = test.other.client;
      const lists = async () => {
        let count = 0;
        const statements = await statementsOf(test.site.database, async () => {
          count = (await client.get(`/ideas?limit=100&${query}`)).body.length;
        });
        return { count, statements: statements.length };
      };
      await ideaBy(client);
      await lists();
      const before = await lists();
      const categories = ['One', 'Two'].map((name) => ({ name, urlcode: `${name}-${Math.random()}` }));
      for (const category of categories) {
        const { categoryID } = await done(test.admin.client.post('/categories', category));
        for (let at = 0; at < 3; at++) await ideaBy(client, { categoryID });
      }
      for (const author of [test.member, test.moderator]) await ideaBy(author.client);
      await lists();
      const after = await lists();
      expect(after.count).toBeGreaterThanOrEqual(before.count + 6);
      expect(after.statements).toBe(before.statements);
      expect(after.statements).toBeLessThanOrEqual(2);
    },
  );
});

describe('the widget of top ideas', () => {
  it('shows the open ideas with most votes, as many as it is told', async () => {
    const [best, ended] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
    for (const each of [test.member, test.other, test.moderator, test.admin])
      for (const idea of [best, ended]) await done(each.client.put(`${idea.path}/vote`, {}));
    await done(test.moderator.client.patch(ended.path, { statusID: 14, statusNotes: null }));
    const wanted = await idsOf(test.guest, 'state=open');
    expect(wanted[0]).toBe(best.discussionID);
    const one = await drawn(test.admin.client, { limit: 1 });
    expect(one.map(({ ideas }) => shown(ideas))).toEqual([[best.discussionID]]);
    const ofAdmin = await idsOf(test.admin.client, 'state=open');
    for (const [props, count] of [
      [{}, 5],
      [{ limit: 3 }, 3],
    ] as const)
      expect((await drawn(test.admin.client, props)).map(({ ideas }) => shown(ideas))).toEqual([
        ofAdmin.slice(0, count),
      ]);
  });

  it.each([0, 21, 'all'])('is refused with a limit of %j', async (limit) => {
    const layout = [
      { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.ideas.top', limit }] },
    ];
    const made = await test.admin.client.post('/layouts', { name: 'Ideas', layoutViewType: 'home', layout });
    expect([made.status, made.text]).toEqual([422, expect.stringContaining('limit')]);
  });
});
