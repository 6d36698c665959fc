// `expand=warnings`: beside posts and members, for those who moderate there, and for nobody else.
import { commentOn, countedCommunity, discussionBy, signedIn } from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { MARK, warnedBy } from './testing/warned.ts';

const test = countedCommunity({ withJobs: true });
const warn = warnedBy(test);

async function warnedForBoth() {
  const person = await signedIn(test, `Warned_${Math.random().toString(36).slice(2, 8)}`);
  const { discussionID } = await discussionBy(person.client);
  const { commentID } = await commentOn(person.client, discussionID);
  const ofDiscussion = await warn(person, { recordType: 'discussion', recordID: discussionID });
  const ofComment = await warn(person, { recordType: 'comment', recordID: commentID });
  return {
    person,
    discussionID,
    commentID,
    ofDiscussion: ofDiscussion.body.userNoteID as number,
    ofComment: ofComment.body.userNoteID as number,
  };
}

const idsOf = ({ warnings }: { warnings?: { userNoteID: number }[] }) =>
  warnings?.map((each) => each.userNoteID);

describe('warnings beside what they are about', () => {
  it('stand with a post and its comments, in lists and alone, and with the member', async () => {
    const { person, discussionID, commentID, ofDiscussion, ofComment } = await warnedForBoth();
    const { client } = test.moderator;
    const read = async (path: string) => (await client.get(path)).body;
    expect(idsOf(await read(`/discussions/${discussionID}?expand=warnings`))).toEqual([ofDiscussion]);
    expect(idsOf(await read(`/comments/${commentID}?expand=warnings`))).toEqual([ofComment]);
    const [discussion] = await read(`/discussions?discussionID=${discussionID}&expand=warnings,insertUser`);
    expect(idsOf(discussion)).toEqual([ofDiscussion]);
    expect(discussion.insertUser.userID).toBe(person.userID);
    const [comment] = await read(`/comments?discussionID=${discussionID}&expand=warnings`);
    expect(comment.warnings).toMatchObject([{ userNoteID: ofComment, points: 2, recordIDs: [commentID] }]);
    const member = await read(`/users/${person.userID}?expand=warnings`);
    expect(idsOf(member)).toEqual([ofComment, ofDiscussion]);
    expect(idsOf(await read(`/users/${test.other.userID}?expand=warnings`))).toEqual([]);
    expect((await read(`/discussions/${discussionID}`)).warnings).toBeUndefined();
  });

  it('are the five newest of a member', async () => {
    const person = await signedIn(test, 'Warned_often');
    const ids: number[] = [];
    for (let at = 0; at < 6; at++) ids.unshift((await warn(person)).body.userNoteID);
    const { body } = await test.moderator.client.get(`/users/${person.userID}?expand=warnings`);
    expect(idsOf(body)).toEqual(ids.slice(0, 5));
  });

  it('are learned of by nobody who does not moderate there', async () => {
    const { person, discussionID, commentID } = await warnedForBoth();
    const paths = [
      `/discussions/${discussionID}`,
      `/comments/${commentID}`,
      `/comments?discussionID=${discussionID}`,
      `/users/${person.userID}`,
    ];
    for (const client of [test.guest, test.other.client, person.client])
      for (const path of paths) {
        const { text } = await client.get(`${path}${path.includes('?') ? '&' : '?'}expand=warnings`);
        expect(text).not.toContain('"warnings"');
        expect(text).not.toContain(MARK);
      }
  });
});
