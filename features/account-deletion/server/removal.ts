// The deletion of a member as a row: begun once, and moved on by whoever works on it.
import type { Database, Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { DeleteMethod } from '../account-deletion.contract.ts';
import { anonymizeMentions } from './anonymize-step.ts';
import { forgetPersonalRest } from './personal-tables.ts';
import { forgetRecordsOfComments, forgetRecordsOfDiscussions, forgetRevisions } from './post-revisions.ts';
import type { Position, RemovalStep } from './removal-step.ts';
import { removeComments, removeDiscussions, retractReactions } from './removed-posts.ts';
import { wipeComments, wipeDiscussions } from './wiped-posts.ts';

const revisions = [
  forgetRevisions('discussion'),
  forgetRevisions('comment'),
  forgetRecordsOfComments,
  forgetRecordsOfDiscussions,
];

const STEPS: Readonly<Record<DeleteMethod, readonly [RemovalStep, ...RemovalStep[]]>> = {
  keep: [forgetPersonalRest, anonymizeMentions],
  wipe: [forgetPersonalRest, wipeDiscussions, wipeComments, anonymizeMentions, ...revisions],
  delete: [
    forgetPersonalRest,
    removeDiscussions,
    removeComments,
    retractReactions,
    anonymizeMentions,
    ...revisions,
  ],
};

export interface Removal {
  userID: number;
  deleteMethod: DeleteMethod;
  actorUserID: number;
}

export interface RemovalRow extends Removal {
  step: string;
  after: Position | null;
  countTotal: number;
  dateInserted: string;
  dateFinished: string | null;
}

/** Changes nothing where it has begun before. The account is still there: its name is needed until no post mentions it. */
export async function beginRemoval(db: Queryable, removal: Removal): Promise<void> {
  const { userID, deleteMethod, actorUserID } = removal;
  const [first] = STEPS[deleteMethod];
  await db.execute(sql`
    insert into account_removals (user_id, delete_method, actor_user_id, step, name, count_total)
    select ${userID}, ${deleteMethod}, ${actorUserID}, ${first.name},
      (select name from users where user_id = ${userID} and date_deleted is null), ${sumOfLeft(removal, first.name, null)}
    on conflict (user_id) do nothing`);
}

export function findRemoval(db: Queryable, userID: number): Promise<RemovalRow | undefined> {
  return db.row<RemovalRow>(sql`
    select user_id as "userID", delete_method as "deleteMethod", actor_user_id as "actorUserID", step, after,
      count_total as "countTotal", date_inserted as "dateInserted", date_finished as "dateFinished"
    from account_removals where user_id = ${userID}`);
}

export async function countLeft(db: Queryable, removal: RemovalRow): Promise<number> {
  if (removal.dateFinished !== null) return 0;
  const row = await db.row<{ count: number }>(
    sql`select ${sumOfLeft(removal, removal.step, removal.after)} as count`,
  );
  return row?.count ?? 0;
}

/** Of this step after that record, and of all that follow. */
function sumOfLeft({ userID, deleteMethod }: Removal, stepName: string, after: Position | null): Sql {
  const counts = stepsFrom(deleteMethod, stepName).flatMap(({ left }, at) =>
    left ? sql`(${left(userID, at === 0 ? after : null)})::int` : [],
  );
  return sql.join([sql`0`, ...counts], ' + ');
}

/** A step that this version does not know any more: all of them once again, since each finds what is left of it. */
export function stepsFrom(deleteMethod: DeleteMethod, stepName: string): readonly RemovalStep[] {
  const steps = STEPS[deleteMethod];
  return steps.slice(
    Math.max(
      0,
      steps.findIndex(({ name }) => name === stepName),
    ),
  );
}

/** Does nothing where another one has moved it on meanwhile. */
export async function moveOn(
  database: Database,
  removal: RemovalRow,
  next: { step: string; after: Position | null } | undefined,
): Promise<void> {
  const { step, after } = next ?? removal;
  await database.execute(sql`
    update account_removals set step = ${step}, after = ${after && JSON.stringify(after)}::jsonb,
      date_finished = case when ${next === undefined} then now() end,
      name = case when ${next === undefined} then null else name end
    where user_id = ${removal.userID} and step = ${removal.step}
      and after is not distinct from ${removal.after && JSON.stringify(removal.after)}::jsonb`);
}
