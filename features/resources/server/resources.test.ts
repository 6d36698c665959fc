import { describe, expect, it } from 'vitest';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });

describe('resources', () => {
  it('tell an indexer what there is, and how to read it', async () => {
    const { discussionID } = await discussionBy(test.admin.client);
    await commentOn(test.admin.client, discussionID);
    const { client } = test.admin;
    const all = (await client.get('/resources')).body;
    expect(all.map((each: { recordType: string }) => each.recordType)).toEqual([
      'category',
      'comment',
      'discussion',
    ]);
    expect((await client.get('/resources?crawlable=true')).body).toMatchObject([
      { recordType: 'comment', crawlable: true, url: `${test.url}/api/v2/resources/comment` },
      { recordType: 'discussion' },
    ]);
    expect((await client.get('/resources/category')).body).toEqual({ recordType: 'category' });
    const { crawl } = (await client.get('/resources/discussion')).body;
    expect(crawl).toMatchObject({
      parameter: 'discussionID',
      count: 1,
      min: discussionID,
      max: discussionID,
    });
    const slice = await client.get(
      `${crawl.url.split('/api/v2')[1]}&${crawl.parameter}=[${crawl.min},${crawl.max}]`,
    );
    expect(slice.body).toMatchObject([{ discussionID, canonicalID: `discussion_${discussionID}` }]);
    for (const path of ['/resources/poem', '/resources/toString'])
      expect((await client.get(path)).status).toBe(404);
  });

  it('are clean once they were taken over, until they change', async () => {
    const { discussionID } = await discussionBy(test.admin.client);
    const dirty = async () => (await test.admin.client.get('/discussions?dirtyRecords=true')).body.length;
    expect(await dirty()).toBeGreaterThan(0);
    const { status, text } = await test.admin.client.delete('/resources/dirty-records/discussion');
    expect([status, text, await dirty()]).toEqual([204, '', 0]);
    await test.member.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    expect(await dirty()).toBe(0);
    await test.admin.client.patch(`/discussions/${discussionID}`, { name: 'Changed' });
    expect(await dirty()).toBe(1);
    expect((await test.admin.client.delete('/resources/dirty-records/poem')).status).toBe(404);
  });

  it('are for administrators', async () => {
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      expect((await client.get('/resources')).status).toBe(403);
      expect((await client.get('/resources/discussion')).status).toBe(403);
      expect((await client.delete('/resources/dirty-records/discussion')).status).toBe(403);
      for (const path of ['/discussions', '/comments', '/categories'])
        expect((await client.get(`${path}?dirtyRecords=true`)).status).toBe(403);
    }
  });
});
