// What polls bring to the demo.
import { type DemoContent, demoContents, sql, type Transaction } from '@parley/addon-api';
import { type DemoPoll, demoPolls } from './demo-polls.ts';

const content: DemoContent = {
  discussions: demoPolls,
  write: async (tx, { userIDs, discussionIDs }) => {
    const userID = (key: string) => userIDs.get(key) ?? 0;
    for (const poll of demoPolls) {
      const pollID = await insertPoll(tx, poll, discussionIDs.get(poll.key) ?? 0, userID(poll.author));
      for (const [at, [body, voters]] of Object.entries(poll.options).entries()) {
        const option = { pollID, body, sort: at + 1, authorID: userID(poll.author) };
        await insertOption(tx, option, voters.map(userID));
      }
    }
  },
};

async function insertPoll(
  tx: Transaction,
  { question, isMultipleChoice = false }: DemoPoll,
  discussionID: number,
  authorID: number,
): Promise<number> {
  const row = await tx.row<{ poll_id: number }>(sql`
    insert into polls (discussion_id, question, is_multiple_choice, insert_user_id, date_inserted)
    select d.discussion_id, ${question ?? null}, ${isMultipleChoice}, ${authorID}, d.date_inserted
    from discussions d where d.discussion_id = ${discussionID} returning poll_id`);
  return row?.poll_id ?? 0;
}

async function insertOption(
  tx: Transaction,
  { pollID, body, sort, authorID }: { pollID: number; body: string; sort: number; authorID: number },
  voters: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into poll_options (poll_id, body, sort, insert_user_id, date_inserted)
      select p.poll_id, ${body}, ${sort}, ${authorID}, p.date_inserted from polls p where p.poll_id = ${pollID}
      returning poll_option_id, poll_id, date_inserted)
    insert into poll_votes (poll_id, poll_option_id, user_id, is_multiple_choice, date_inserted)
    select made.poll_id, made.poll_option_id, voter, p.is_multiple_choice, made.date_inserted + interval '1 hour' * ${sort}
    from made join polls p on p.poll_id = made.poll_id, unnest(${[...voters]}::int[]) voter`);
}

export const pollsOfDemo = demoContents.add(content);
