// One contract for every engine: PostgreSQL, and one of an add-on that has its documents in memory. Who sees what is the same with both.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';
import { reindex } from './search.reindex.ts';
import { keyOf, memoryEngine, memoryState } from './testing/memory-engine.ts';

describe.each([
  ['PostgreSQL', []],
  ['Memory', [memoryEngine]],
])('%s', (name, moreFeatures: Feature[]) => {
  let test: Community;
  let titled: number;
  let hidden: number;

  beforeAll(async () => {
    test = await community({ moreFeatures });
    titled = (await discussionBy(test.member.client, { name: 'Quinces ripen late', body: 'In October.' }))
      .discussionID;
    const { discussionID } = await discussionBy(test.member.client, { name: 'Pears', body: 'No quinces.' });
    await commentOn(test.other.client, discussionID, { body: 'Late quinces ripen on straw.' });
    const categoryID = test.privateCategoryID;
    hidden = (await discussionBy(test.admin.client, { name: 'Secret quinces', body: 'x', categoryID }))
      .discussionID;
    await reindex(test.site, undefined, 'all');
  }, 60_000);
  afterAll(() => test?.close());

  const found = async (query: string, client = test.guest) => {
    const { body, headers } = await client.get(
      `/search?query=${encodeURIComponent(query)}&recordTypes=discussion,comment`,
    );
    expect(headers.get('x-search-powered-by')).toBe(name);
    return body.map((hit: { recordType: string; recordID: number }) => keyOf(hit.recordType, hit.recordID));
  };

  it('finds words, phrases, alternatives, and not what is excluded; titles first', async () => {
    expect(await found('quinces')).toHaveLength(3);
    expect((await found('quinces'))[0]).toBe(`discussion:${titled}`);
    expect(await found('"quinces ripen"')).toHaveLength(2);
    expect(await found('"ripen quinces"')).toEqual([]);
    expect(await found('october OR straw')).toHaveLength(2);
    expect(await found('quinces -straw -pears')).toEqual([`discussion:${titled}`]);
  });

  it('shows each what they may see, whatever the engine holds', async () => {
    expect(await found('secret')).toEqual([]);
    expect(await found('secret', test.admin.client)).toEqual([`discussion:${hidden}`]);
    await test.admin.client.patch(`/discussions/${hidden}`, { categoryID: 1 });
    expect(await found('secret')).toEqual([`discussion:${hidden}`]);
    await test.admin.client.delete(`/discussions/${hidden}`);
    expect(await found('secret', test.admin.client)).toEqual([]);
  });

  it('filters, and counts what is left', async () => {
    const { headers } = await test.guest.get(`/search?query=quinces&insertUserIDs=${test.other.userID}`);
    expect(headers.get('x-app-page-result-count')).toBe('1');
  });

  it('forgets everything and holds it again when it is rebuilt', async () => {
    const before = await found('quinces');
    await reindex(test.site, undefined, 'all');
    expect(await found('quinces')).toEqual(before);
  });
});

it('is answered by PostgreSQL where the engine fails', async () => {
  const test = await community({ moreFeatures: [memoryEngine] });
  try {
    const { discussionID } = await discussionBy(test.member.client, { name: 'Medlars', body: 'Blet them.' });
    await reindex(test.site, undefined, 'all');
    Object.assign(memoryState, { isBroken: true, asked: 0 });
    const { status, body } = await test.guest.get('/search?query=medlars');
    expect([status, body[0]?.recordID, memoryState.asked]).toEqual([200, discussionID, 1]);
  } finally {
    memoryState.isBroken = false;
    await test.close();
  }
}, 60_000);
