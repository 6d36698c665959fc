// Options of a poll: one at a time, or all of them as a form has them.
import {
  itemError,
  notFound,
  type RequestContext,
  sql,
  validationProblem,
  type WriteContext,
} from '@parley/addon-api';
import { pollError, type WrittenOption } from '../polls.contract.ts';
import { announceChange } from './poll.actions.ts';
import { pollConfig } from './poll.config.ts';
import { requireChangeableOptions, requireEditablePoll } from './poll.policy.ts';
import { lockPoll, type OptionRow, optionRows, type PollRow } from './poll.rows.ts';

/** No more than the site allows, and none of them twice. */
export function requireFittingOptions(ctx: RequestContext, options: readonly { body: string }[]): void {
  const most = ctx.setting(pollConfig.maxOptions);
  if (options.length > most)
    throw validationProblem([
      {
        field: 'pollOption',
        code: 'maxItems',
        message: `pollOption must not have more than ${most} items.`,
        status: 422,
      },
    ]);
  const seen = new Set<string>();
  const errors = options.flatMap(({ body }, at) => {
    const key = body.toLowerCase();
    if (seen.has(key)) return [itemError('pollOption', at, 'says the same as another one.')];
    seen.add(key);
    return [];
  });
  if (errors.length > 0) throw validationProblem(errors);
}

/** Of a poll that is locked: those with an id keep their votes, those that are not named go. Answers whether any differ. */
export async function rewriteOptions(
  w: WriteContext,
  poll: PollRow,
  wanted: readonly WrittenOption[],
): Promise<boolean> {
  const before = await optionRows(w, [poll.poll_id]);
  const errors = wanted.flatMap(({ pollOptionID }, at) =>
    pollOptionID === undefined || before.some((each) => each.poll_option_id === pollOptionID)
      ? []
      : [itemError('pollOption', at, 'is no option of this poll.')],
  );
  if (errors.length > 0) throw validationProblem(errors);
  if (isSame(before, wanted)) return false;
  const left = wanted.flatMap(({ pollOptionID }) => pollOptionID ?? []);
  await removeOptions(
    w,
    poll.poll_id,
    before.map((each) => each.poll_option_id).filter((optionID) => !left.includes(optionID)),
  );
  for (const [at, { pollOptionID, body }] of wanted.entries())
    await writeOption(w, poll, { pollOptionID, body, sort: at + 1 });
  return true;
}

function isSame(before: readonly OptionRow[], wanted: readonly WrittenOption[]): boolean {
  return (
    before.length === wanted.length &&
    before.every(
      ({ poll_option_id, body }, at) =>
        wanted[at]?.pollOptionID === poll_option_id && wanted[at]?.body === body,
    )
  );
}

async function writeOption(
  w: WriteContext,
  { poll_id: pollID }: PollRow,
  { pollOptionID, body, sort }: WrittenOption & { sort: number },
): Promise<void> {
  const { userID } = w.viewer;
  await w.db.execute(
    pollOptionID === undefined
      ? sql`insert into poll_options (poll_id, body, sort, insert_user_id) values (${pollID}, ${body}, ${sort}, ${userID})`
      : sql`
        update poll_options set sort = ${sort}, body = ${body},
          date_updated = case when body = ${body} then date_updated else now() end,
          update_user_id = case when body = ${body} then update_user_id else ${userID} end
        where poll_option_id = ${pollOptionID} and poll_id = ${pollID}`,
  );
}

/** With their votes: whoever chose nothing else has not voted any more. */
async function removeOptions(w: WriteContext, pollID: number, optionIDs: readonly number[]): Promise<void> {
  if (optionIDs.length === 0) return;
  await w.db.execute(
    sql`delete from poll_options where poll_id = ${pollID} and poll_option_id = any(${optionIDs})`,
  );
  await w.db.execute(sql`
    update polls set count_votes = (select count(distinct user_id) from poll_votes where poll_id = ${pollID})
    where poll_id = ${pollID}`);
}

type Work<T> = (w: WriteContext, poll: PollRow, options: OptionRow[]) => Promise<T>;

/** What whoever may edit the discussion changes in the options of its poll. */
export async function changeOptions<T>(ctx: RequestContext, pollID: number, work: Work<T>): Promise<T> {
  const { discussion } = await requireEditablePoll(ctx, pollID);
  return ctx.write(async (w) => {
    const poll = await lockPoll(w, pollID);
    if (!poll) throw notFound('Poll');
    requireChangeableOptions(ctx, poll, discussion);
    const answer = await work(w, poll, await optionRows(w, [pollID]));
    await announceChange(w, poll);
    return answer;
  });
}

export function addOption(ctx: RequestContext, pollID: number, body: string): Promise<number> {
  return changeOptions(ctx, pollID, async (w, _poll, options) => {
    if (options.length >= ctx.setting(pollConfig.maxOptions)) throw pollError('poll.tooManyOptions');
    requireOtherWords(options, body);
    const sort = Math.max(0, ...options.map((each) => each.sort)) + 1;
    const row = await w.db.row<{ poll_option_id: number }>(sql`
      insert into poll_options (poll_id, body, sort, insert_user_id)
      values (${pollID}, ${body}, ${sort}, ${ctx.viewer.userID}) returning poll_option_id`);
    if (!row) throw new Error('An option was not written.');
    return row.poll_option_id;
  });
}

interface OptionOfPoll {
  pollID: number;
  optionID: number;
}

export function renameOption(
  ctx: RequestContext,
  { pollID, optionID }: OptionOfPoll,
  body: string,
): Promise<void> {
  return changeOptions(ctx, pollID, async (w, poll, options) => {
    const option = requireOption(options, optionID);
    requireOtherWords(
      options.filter((each) => each !== option),
      body,
    );
    await writeOption(w, poll, { pollOptionID: optionID, body, sort: option.sort });
  });
}

export function deleteOption(ctx: RequestContext, { pollID, optionID }: OptionOfPoll): Promise<void> {
  return changeOptions(ctx, pollID, async (w, _poll, options) => {
    requireOption(options, optionID);
    if (options.length <= 2) throw pollError('poll.tooFewOptions');
    await removeOptions(w, pollID, [optionID]);
  });
}

export function requireOption(options: readonly OptionRow[], optionID: number): OptionRow {
  const option = options.find((each) => each.poll_option_id === optionID);
  if (!option) throw notFound('Option');
  return option;
}

function requireOtherWords(others: readonly OptionRow[], body: string): void {
  if (!others.some((each) => each.body.toLowerCase() === body.toLowerCase())) return;
  const message = 'body says the same as another option.';
  throw validationProblem([{ field: 'body', code: 'invalid', message, status: 422 }]);
}
