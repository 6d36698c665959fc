import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { reindex } from './search.reindex.ts';

const test = communityOfFile();

it('indexes a post of more different words than an index holds, and finds it by the first of them', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  // Pairs of signs that never come again: twice as much as PostgreSQL takes of one text.
  const sign = (at: number) => String.fromCodePoint(0x4e00 + (at % 20_000));
  const body = Array.from({ length: 190_000 }, (_, at) =>
    sign(at % 2 ? at * 7 : Math.floor(at / 20_000)),
  ).join('');
  const { commentID } = await commentOn(test.member.client, discussionID, {
    body: 'Long.',
    format: 'text',
  });
  await test.site.database.execute(sql`
    update comments set body_html = ${`<p>lanterns ${body}</p>`} where comment_id = ${commentID}`);
  await reindex(test.site, undefined, 'all');
  const { body: results } = await test.member.client.get('/search?query=lanterns');
  expect(results.map((each: { recordID: number }) => each.recordID)).toEqual([commentID]);
});
