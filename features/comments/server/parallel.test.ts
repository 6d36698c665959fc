import { describe, expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { commentOn, miscounted } from './testing/comments.ts';

const test = communityOfFile();

describe('fifty people at once', () => {
  it('get fifty numbers, and every counter is right', async () => {
    const [one, two] = [await discussionBy(test.member.client), await discussionBy(test.member.client)];
    const parent = await commentOn(test.member.client, one.discussionID);
    const clients = [test.member.client, test.other.client, test.moderator.client, test.admin.client];
    const posted = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        commentOn(clients[at % 4] as typeof test.guest, (at % 5 === 0 ? two : one).discussionID, {
          ...(at % 5 !== 0 && at % 2 === 0 && { parentCommentID: parent.commentID }),
        }),
      ),
    );
    const numbers = posted
      .filter((each) => each.discussionID === one.discussionID)
      .map((each) => each.number)
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
    expect(await miscounted(test)).toEqual([]);
    const list = await test.guest.get(`/comments?discussionID=${one.discussionID}&limit=100`);
    const inOrder = list.body.map((each: { number: number }) => each.number);
    expect(inOrder).toEqual([...inOrder].sort((a: number, b: number) => a - b));
  });

  it('reply to a comment while it is deleted', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const parent = await commentOn(test.other.client, discussionID);
    const reply = { discussionID, parentCommentID: parent.commentID, format: 'text' };
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, at) =>
        test.other.client.post('/comments', { ...reply, body: `Reply ${at}` }),
      ),
      test.moderator.client.delete(`/comments/${parent.commentID}`),
    ]);
    expect(answers.every((each) => [201, 204, 404].includes(each.status))).toBe(true);
    expect((await test.guest.get(`/comments?discussionID=${discussionID}`)).body).toEqual([]);
    expect(await miscounted(test)).toEqual([]);
  });

  it('comment on a discussion while it is deleted', async () => {
    for (let round = 0; round < 6; round++) {
      const { discussionID } = await discussionBy(test.member.client);
      const comment = (at: number) =>
        test.other.client.post('/comments', { discussionID, body: `Comment ${at}`, format: 'text' });
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, (_, at) => comment(at)),
        test.moderator.client.delete(`/discussions/${discussionID}`),
        ...Array.from({ length: 6 }, (_, at) => comment(6 + at)),
      ]);
      expect(answers.every((each) => [201, 204, 404, 410].includes(each.status))).toBe(true);
    }
    expect(await miscounted(test)).toEqual([]);
  });
});
