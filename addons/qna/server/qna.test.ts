import type { PageDocument } from '@parley/addon-api/shared';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  handOver,
  type TestClient,
} from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';

const test = countedCommunity();

async function questionBy(client: TestClient): Promise<number> {
  const { body, status, text } = await client.post('/discussions/question', {
    name: 'Why do bees dance?',
    body: `Is it for fun? ${Math.random()}`,
    format: 'markdown',
    categoryID: 1,
  });
  if (status !== 201) throw new Error(text);
  return body.discussionID;
}

const setStatus = (client: TestClient, commentID: number, status: string) =>
  client.patch(`/comments/${commentID}/answer`, { status });
const standingOf = async (discussionID: number) => {
  const { body } = await test.guest.get(`/discussions/${discussionID}`);
  return [body.statusID, body.attributes.question.status];
};

describe('a question', () => {
  it('that has an answer is not looked at again for a further one', async () => {
    const discussionID = await questionBy(test.member.client);
    const answer = () =>
      test.other.client.post('/comments', { discussionID, format: 'markdown', body: 'It is a *map*.' });
    const first = await answer();
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
    const second = await answer();
    expect(second.roundTrips).toBeLessThan(first.roundTrips);
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
    for (const { body } of [first, second]) await setStatus(test.member.client, body.commentID, 'rejected');
    expect(await standingOf(discussionID)).toEqual([4, 'rejected']);
    await answer();
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
  });

  it('is unanswered, answered, accepted, rejected, as its comments are', async () => {
    const question = await test.member.client.post('/discussions/question?expand=status', {
      name: 'Why do bees dance?',
      body: 'Is it for fun?',
      format: 'markdown',
      categoryID: 1,
    });
    const { discussionID } = question.body;
    expect(question.body).toMatchObject({
      type: 'question',
      statusID: 1,
      status: { name: 'Unanswered' },
      attributes: { question: { status: 'unanswered', dateAnswered: null, acceptedAnswers: [] } },
    });
    const [one, two] = [
      await commentOn(test.other.client, discussionID),
      await commentOn(test.moderator.client, discussionID),
    ];
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
    const accepted = await setStatus(test.member.client, one.commentID, 'accepted');
    expect(accepted.status).toBe(200);
    expect(accepted.body.attributes.answer).toMatchObject({
      status: 'accepted',
      acceptUserID: test.member.userID,
    });
    expect(accepted.body.attributes.answer.dateAccepted).toMatch(/^\d{4}-/);
    expect(await standingOf(discussionID)).toEqual([3, 'accepted']);
    const { body } = await test.guest.get(`/discussions/${discussionID}`);
    expect(body.attributes.question.acceptedAnswers).toEqual([{ commentID: one.commentID }]);
    const shown = async (expand: string) =>
      (await test.guest.get(`/discussions/${discussionID}?expand=${expand}`)).body.attributes.question;
    expect((await shown('acceptedAnswers')).acceptedAnswers).toEqual([
      { commentID: one.commentID, body: one.body },
    ]);
    expect((await shown('rejectedAnswers')).acceptedAnswers).toEqual([{ commentID: one.commentID }]);
    await setStatus(test.member.client, one.commentID, 'rejected');
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
    await setStatus(test.member.client, two.commentID, 'rejected');
    expect(await standingOf(discussionID)).toEqual([4, 'rejected']);
    expect((await shown('acceptedAnswers,rejectedAnswers')).rejectedAnswers).toHaveLength(2);
    expect((await shown('rejectedAnswers')).rejectedAnswers[0].body).toContain('Follow the sun');
    await setStatus(test.member.client, one.commentID, 'pending');
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
    await setStatus(test.member.client, one.commentID, 'accepted');
    await test.moderator.client.delete(`/comments/${one.commentID}`);
    expect(await standingOf(discussionID)).toEqual([4, 'rejected']);
    await test.moderator.client.delete('/comments/list', {
      commentIDs: [two.commentID],
      deleteMethod: 'tombstone',
    });
    expect(await standingOf(discussionID)).toEqual([1, 'unanswered']);
  });

  it('shows each status of an answer in its thread at once, although the comment itself did not change', async () => {
    const discussionID = await questionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    const answerIn = async (client: TestClient) => {
      const query = `parentRecordType=discussion&parentRecordID=${discussionID}`;
      const { body } = await client.get(`/comments/thread?${query}`);
      return body.commentsByID[String(commentID)].attributes.answer?.status;
    };
    expect(await answerIn(test.guest)).toBe('pending');
    for (const status of ['accepted', 'rejected']) {
      await setStatus(test.member.client, commentID, status);
      expect([await answerIn(test.guest), await answerIn(test.member.client)]).toEqual([status, status]);
    }
    await setStatus(test.member.client, commentID, 'pending');
    expect(await answerIn(test.guest)).toBe('pending');
  });

  it('stands where its answers put it once its own status is taken away', async () => {
    const given = { name: 'Looked into', state: 'open', recordSubtype: 'question' };
    const { statusID } = (await test.admin.client.post('/discussions/statuses', given)).body;
    const questions = await Promise.all([questionBy(test.member.client), questionBy(test.member.client)]);
    const [answered, unanswered] = questions as [number, number];
    await commentOn(test.other.client, answered);
    for (const discussionID of questions)
      await test.moderator.client.put(`/discussions/${discussionID}/status`, { statusID });
    expect((await standingOf(answered))[0]).toBe(statusID);
    expect((await test.admin.client.delete(`/discussions/statuses/${statusID}`)).status).toBe(204);
    expect(await standingOf(answered)).toEqual([2, 'answered']);
    expect(await standingOf(unanswered)).toEqual([1, 'unanswered']);
  });

  it('is accepted by who asked, and by those who look after the category', async () => {
    const discussionID = await questionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    expect((await setStatus(test.guest, commentID, 'accepted')).status).toBe(403);
    expect((await setStatus(test.other.client, commentID, 'accepted')).status).toBe(403);
    expect((await setStatus(test.moderator.client, commentID, 'accepted')).status).toBe(200);
    expect((await setStatus(test.member.client, commentID, 'maybe')).status).toBe(422);
    expect((await test.member.client.patch(`/comments/${commentID}/answer`)).status).toBe(400);
    expect((await setStatus(test.member.client, 99_999, 'accepted')).status).toBe(404);
    await test.moderator.client.patch(`/discussions/${discussionID}`, { closed: true });
    expect((await setStatus(test.member.client, commentID, 'pending')).status).toBe(403);
    expect((await setStatus(test.moderator.client, commentID, 'pending')).status).toBe(200);
    const plain = await discussionBy(test.member.client);
    const comment = await commentOn(test.other.client, plain.discussionID);
    const refused = await setStatus(test.member.client, comment.commentID, 'accepted');
    expect([refused.status, refused.body.code]).toEqual([400, 'answer.noQuestion']);
  });

  it('is accepted only by who sees it', async () => {
    const question = { name: 'Why?', body: 'Why?', format: 'text', categoryID: test.privateCategoryID };
    const { body } = await test.moderator.client.post('/discussions/question', question);
    const { commentID } = await commentOn(test.admin.client, body.discussionID);
    const refused = async (client: TestClient) => {
      const { status, body: refusal } = await setStatus(client, commentID, 'accepted');
      return [status, refusal.permissions];
    };
    expect(await refused(test.member.client)).toEqual([403, ['discussions.view']]);
    expect(await refused(test.guest)).toEqual([403, ['session.valid']]);
    expect((await setStatus(test.moderator.client, commentID, 'accepted')).status).toBe(200);
  });

  it('is found by how it stands, and its answers by their status', async () => {
    const discussionID = await questionBy(test.member.client);
    const [one] = [
      await commentOn(test.other.client, discussionID),
      await commentOn(test.other.client, discussionID),
    ];
    await setStatus(test.member.client, one.commentID, 'accepted');
    const idsOf = async (path: string, key: string) =>
      (await test.guest.get(path)).body.map((row: Record<string, number>) => row[key]);
    expect(await idsOf('/discussions?status=accepted&limit=100', 'discussionID')).toContain(discussionID);
    expect(await idsOf('/discussions?status=unanswered&limit=100', 'discussionID')).not.toContain(
      discussionID,
    );
    expect(await idsOf(`/comments?discussionID=${discussionID}&qna=accepted`, 'commentID')).toEqual([
      one.commentID,
    ]);
    expect(await idsOf(`/comments?discussionID=${discussionID}&qna=rejected`, 'commentID')).toEqual([]);
    expect((await test.guest.get('/comments?qna=sideways')).status).toBe(422);
  });

  it('is what a discussion becomes, with the comments it has', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await commentOn(test.other.client, discussionID);
    await test.moderator.client.put(`/discussions/${discussionID}/type`, { type: 'question' });
    expect(await standingOf(discussionID)).toEqual([2, 'answered']);
  });

  it('shows its accepted answers first, to search engines too', async () => {
    const discussionID = await questionBy(test.member.client);
    await commentOn(test.other.client, discussionID);
    const best = await commentOn(test.moderator.client, discussionID, {
      body: 'It tells where the flowers are.',
    });
    await setStatus(test.member.client, best.commentID, 'accepted');
    const { text } = await test.guest.page(`/discussion/${discussionID}/why-do-bees-dance`);
    const { page } = JSON.parse(text) as PageDocument;
    expect(page?.layoutViewType).toBe('question');
    const nodes = JSON.stringify(page?.layout);
    expect(nodes).toContain('"$reactComponent":"AnswerThreadAsset"');
    expect(nodes).toContain('"acceptedAnswers":[{"commentID"');
    const [described] = (page?.seo['json-ld'] ?? []) as Record<
      string,
      { acceptedAnswer: { text: string }[] }
    >[];
    expect(described).toMatchObject({
      '@type': 'QAPage',
      mainEntity: { '@type': 'Question', name: 'Why do bees dance?', answerCount: 2 },
    });
    expect(described?.mainEntity?.acceptedAnswer[0]?.text).toBe('It tells where the flowers are.');
  });
});

it('is linked to where it waits for an answer', async () => {
  const { text } = await test.guest.get('/layouts/lookup-hydrate?layoutViewType=home');
  expect(text).toContain('"id":"unanswered"');
});

describe('the members whose answers are accepted', () => {
  it('lead by them', async () => {
    const leaders = async (client: TestClient) =>
      (await client.get('/users/leaders?leaderboardType=acceptedAnswers&slotType=m')).body;
    const [before] = await leaders(test.guest);
    const discussionID = await questionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await setStatus(test.member.client, commentID, 'accepted');
    const [first] = await leaders(test.guest);
    expect(first).toMatchObject({ slotType: 'm', source: 'acceptedAnswers', userID: test.other.userID });
    expect(first.points).toBe((before?.points ?? 0) + 1);
  });
});

it('takes over accepted replies of an import, also a second time', async () => {
  const discussionID = await questionBy(test.member.client);
  const { commentID } = await commentOn(test.other.client, discussionID);
  const imported = { comment_id: commentID, discussion_id: discussionID, accept_user_id: test.member.userID };
  const handOverTwice = async (kind: 'acceptedReplies' | 'acceptanceDates', date_accepted: string) => {
    for (const _ of ['first', 'again'])
      await test.site.database.transaction((tx) =>
        handOver(test.site, tx, kind, [{ ...imported, date_accepted }]),
      );
    test.site.invalidate(['*']);
    return (await test.guest.get(`/comments/${commentID}`)).body.attributes.answer;
  };
  expect(await handOverTwice('acceptedReplies', '2020-02-02T10:00:00+00:00')).toEqual({
    status: 'accepted',
    dateAccepted: '2020-02-02T10:00:00+00:00',
    acceptUserID: test.member.userID,
  });
  const later = await handOverTwice('acceptanceDates', '2020-03-03T10:00:00+00:00');
  expect(later.dateAccepted).toBe('2020-03-03T10:00:00+00:00');
  // As clients write it that name the action before the record.
  const other = await test.member.client.patch(`/comments/answer/${commentID}`, { status: 'pending' });
  expect(other.status).toBe(200);
  const { body } = await test.guest.get(`/comments/${commentID}`);
  expect(body.attributes.answer).toEqual({ status: 'pending', dateAccepted: null, acceptUserID: null });
});

describe('points', () => {
  it('are given for answers where the site wants it, and taken back with the acceptance', async () => {
    const pointsOf = async () => (await test.admin.client.get(`/users/${test.other.userID}`)).body.points;
    const before = await pointsOf();
    const quiet = await questionBy(test.member.client);
    await commentOn(test.other.client, quiet);
    expect(await pointsOf()).toBe(before);
    await test.admin.client.patch('/config', { 'qna.points.enabled': true });
    const discussionID = await questionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    expect(await pointsOf()).toBe(before + 1);
    await setStatus(test.member.client, commentID, 'accepted');
    await setStatus(test.member.client, commentID, 'accepted');
    expect(await pointsOf()).toBe(before + 2);
    await setStatus(test.member.client, commentID, 'rejected');
    expect(await pointsOf()).toBe(before + 1);
    const own = await questionBy(test.other.client);
    await commentOn(test.other.client, own);
    expect(await pointsOf()).toBe(before + 1);
    await test.admin.client.patch('/config', { 'qna.points.enabled': false });
  });
});

describe('switched off', () => {
  it('leaves plain discussions, and takes up again where it stopped', async () => {
    const discussionID = await questionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await setStatus(test.member.client, commentID, 'accepted');
    await test.admin.client.patch('/config', { 'plugins.qna': false });
    expect((await setStatus(test.member.client, commentID, 'pending')).status).toBe(404);
    const question = { name: 'Anybody?', body: 'Hello?', format: 'text', categoryID: 1 };
    expect((await test.member.client.post('/discussions/question', question)).status).toBe(404);
    const { body, status } = await test.guest.get(`/discussions/${discussionID}`);
    expect(status).toBe(200);
    expect(body.attributes?.question).toBeUndefined();
    const { text } = await test.guest.page(`/discussion/${discussionID}/why-do-bees-dance`);
    expect((JSON.parse(text) as PageDocument).page?.layoutViewType).toBe('discussion');
    expect((await test.guest.get(`/comments/${commentID}`)).body.attributes).toEqual({});
    await test.admin.client.patch('/config', { 'plugins.qna': true });
    expect(await standingOf(discussionID)).toEqual([3, 'accepted']);
  });
});
