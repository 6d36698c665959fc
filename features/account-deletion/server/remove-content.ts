// What a deleted member leaves behind is worked through in steps: it may stop and go on at any time.
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import type { UnfinishedWork } from '../../../platform/server/jobs/unfinished-work.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { deleteMethod } from '../account-deletion.contract.ts';
import { beginRemoval, findRemoval, moveOn, stepsFrom } from './removal.ts';
import { Turn } from './removal-step.ts';

export const FOLLOW_UP_JOB = 'accountDeletion.followUp';

/** Whoever asked waits for it. */
const FIRST_TURN = { milliseconds: 1000, records: 100 };
const TURN_OF_JOB = { milliseconds: 5000, records: Number.POSITIVE_INFINITY };

/** One step now; where that was not all, the rest as a job. */
export async function followUp(site: Site, userID: number, length = FIRST_TURN): Promise<void> {
  const turn = new Turn(length);
  do {
    if (await isFinished(site, userID, turn)) return;
  } while (!turn.isOver);
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, FOLLOW_UP_JOB, { userID }, { key: followUpKey(userID) }),
  );
}

/** However often it is asked for, it waits in the queue once. */
export function followUpKey(userID: number): string {
  return `${FOLLOW_UP_JOB}:${userID}`;
}

export const unfinishedRemovals: UnfinishedWork = {
  name: 'deletion of members',
  records: sql`select user_id as id, date_inserted as begun from account_removals where date_finished is null`,
  goOn: (w, userID) => w.enqueue(FOLLOW_UP_JOB, { userID }, { key: followUpKey(userID) }),
};

/** Its progress is read each time: a second one beside it goes on from there as well. */
async function isFinished(site: Site, userID: number, turn: Turn): Promise<boolean> {
  const removal = await findRemoval(site.database, userID);
  if (!removal || removal.dateFinished !== null) return true;
  const ctx = await makeContext(site, systemViewer(removal.actorUserID));
  const [step, following] = stepsFrom(removal.deleteMethod, removal.step);
  const after = await step?.run(ctx, userID, removal.after, turn);
  if (step && after) await moveOn(site.database, removal, { step: step.name, after });
  else await moveOn(site.database, removal, following && { step: following.name, after: null });
  return false;
}

export async function followUpJob(site: Site, payload: Record<string, unknown>): Promise<void> {
  const userID = Number(payload.userID);
  const method = deleteMethod.safeParse(payload.deleteMethod);
  // As versions before asked for it.
  if (method.success) {
    const actorUserID = Number(payload.actorUserID);
    await beginRemoval(site.database, { userID, deleteMethod: method.data, actorUserID });
  }
  await followUp(site, userID, TURN_OF_JOB);
}
