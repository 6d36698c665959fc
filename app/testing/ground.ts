// The records that writing calls are about: some categories, members and posts of a community.
import { commentOn } from '../../features/comments/server/testing/comments.ts';
import { type Community, discussionBy } from '../../features/discussions/server/testing/community.ts';
import { signedIn } from '../../features/users/server/testing/members.ts';
import { moreRecords } from './more-calls.ts';
import type { Plausible } from './plausible-addresses.ts';
import { plausibleValues } from './sweep.ts';
import type { Ground } from './writing-calls.ts';

let number = 0;

export async function newGround(test: Community): Promise<Ground> {
  const lasting = await newPlaces(test);
  return { ...lasting, ...(await newPosts(test, lasting)) };
}

type Posts = Pick<Ground, 'discussionID' | 'otherDiscussionID' | 'commentID' | 'replyID' | 'more'>;

export async function newPosts(
  test: Community,
  { categoryID, deletableUserID }: Pick<Ground, 'categoryID' | 'deletableUserID'>,
): Promise<Posts> {
  const { client: admin } = test.admin;
  const [discussion, other, more] = await Promise.all([
    discussionBy(admin, { categoryID }),
    discussionBy(test.member.client, { categoryID }),
    moreRecords(test, categoryID),
  ]);
  const comment = await commentOn(admin, discussion.discussionID, { insertUserID: deletableUserID });
  const reply = await commentOn(test.member.client, discussion.discussionID, {
    parentCommentID: comment.commentID,
    body: `@Doomed${number} says so. ${Math.random()}`,
  });
  return {
    discussionID: discussion.discussionID,
    otherDiscussionID: other.discussionID,
    commentID: comment.commentID,
    replyID: reply.commentID,
    more,
  };
}

/** What posts stand in and belong to. */
async function newPlaces(test: Community): Promise<Omit<Ground, keyof Posts>> {
  const { client: admin } = test.admin;
  number++;
  const made = async (path: string, body: object) => (await admin.post(path, body)).body;
  const toDelete = await signedIn(test, `Doomed${number}`, 'member');
  const [first, last] = [
    { name: `First ${number}`, urlcode: `first-${number}` },
    { name: `Last ${number}`, urlcode: `last-${number}` },
  ];
  const { categoryID: otherCategoryID } = await made('/categories', first);
  const { categoryID: deletableCategoryID } = await made('/categories', last);
  await discussionBy(toDelete.client, { categoryID: deletableCategoryID });
  const status = { state: 'open', recordType: 'discussion', recordSubtype: 'discussion' };
  return {
    categoryID: 1,
    otherCategoryID,
    deletableCategoryID,
    tagID: (await made('/tags', { name: `Tag ${number}` })).tagID,
    statusID: (await made('/discussions/statuses', { name: `State ${number}`, ...status })).statusID,
    collectionID: (await made('/collections', { name: `Collection ${number}`, records: [] })).collectionID,
    memberID: test.member.userID,
    deletableUserID: toDelete.userID,
  };
}

/** For the parts of addresses that calls name the ground's records by. */
export function plausibleOf({ discussionID, memberID, commentID }: Ground): Plausible {
  return plausibleValues({
    discussions: [{ discussionID }],
    people: [{ userID: memberID, name: 'Melba' }],
    commentIDs: [commentID],
    categoryCodes: ['general'],
    tagCodes: ['coast'],
    words: ['bees'],
  } as never);
}
