import { sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  notificationTypesOf,
  signedIn,
  type TestClient,
} from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
let number = 0;

async function asked() {
  const asker = await signedIn(test, `Asker_${++number}`);
  const reader = await signedIn(test, `Learner_${number}`);
  const answerer = await signedIn(test, `Answerer_${number}`);
  const question = { name: 'Why do bees dance?', body: 'For fun?', format: 'markdown', categoryID: 1 };
  const { discussionID } = (await asker.client.post('/discussions/question', question)).body;
  await reader.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
  return { asker, reader, answerer, discussionID };
}

const accept = (client: TestClient, commentID: number, status = 'accepted') =>
  client.patch(`/comments/${commentID}/answer`, { status });

describe('a question', () => {
  it('notifies its asker of answers, and answerers and those who bookmarked it of the accepted one', async () => {
    const { asker, reader, answerer, discussionID } = await asked();
    const { commentID } = await commentOn(answerer.client, discussionID);
    expect(await notificationTypesOf(test, asker)).toEqual(['QuestionAnswer']);
    expect(await notificationTypesOf(test, reader)).toEqual(['BookmarkComment']);
    await accept(asker.client, commentID);
    expect(await notificationTypesOf(test, answerer)).toEqual(['AnswerAccepted']);
    expect(await notificationTypesOf(test, reader)).toEqual(['BookmarkedAnswerAccepted', 'BookmarkComment']);
    expect(await notificationTypesOf(test, asker)).toEqual(['QuestionAnswer']);
    await accept(asker.client, commentID, 'rejected');
    await accept(asker.client, commentID);
    expect(await notificationTypesOf(test, answerer)).toEqual(['AnswerAccepted']);
  });

  it('reminds its asker some days after the last answer, unless one is accepted', async () => {
    const open = await asked();
    await commentOn(open.answerer.client, open.discussionID);
    const settled = await asked();
    const { commentID } = await commentOn(settled.answerer.client, settled.discussionID);
    await accept(settled.asker.client, commentID);
    const waiting = await test.site.database.rows<{ days: number }>(sql`
      select round(extract(epoch from run_at - now()) / 86400)::int as days from graphile_worker.jobs
      where task_identifier = 'follow-up-question'`);
    expect(waiting).toEqual([{ days: 7 }, { days: 7 }, { days: 7 }]);
    await test.site.database.transaction(async (tx) => {
      for (const { discussionID } of [open, settled])
        await test.site.jobs.enqueue(tx, 'follow-up-question', { discussionID });
    });
    expect(await notificationTypesOf(test, open.asker)).toEqual(['QuestionFollowUp', 'QuestionAnswer']);
    expect(await notificationTypesOf(test, settled.asker)).toEqual(['QuestionAnswer']);
  });
});
