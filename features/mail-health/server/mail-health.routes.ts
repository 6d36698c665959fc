import { deliveryJob } from '../../../platform/server/events/events.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { JOB_KINDS } from '../../../platform/server/jobs/job-kinds.ts';
import { forgetFailures } from '../../../platform/server/mail/mail-health.ts';
import {
  countMails,
  countWaiting,
  findSuppressed,
  latestProblems,
  latestSuppressed,
} from '../../../platform/server/mail/mail-report.ts';
import { findUser } from '../../users/server/user.queries.ts';
import * as contract from '../mail-health.contract.ts';
import { confirmAgain, sendTest } from './mail-health.actions.ts';

const SHOWN = 20;

export async function healthOf(ctx: RequestContext): Promise<contract.MailHealth> {
  const { mail, circuitBreaker, options } = ctx.site;
  const [failing, queue, counts, problems, suppressed] = await Promise.all([
    mail.host === undefined ? undefined : circuitBreaker.failing(mail.host),
    countWaiting(ctx.db, mailJobsOf(ctx)),
    countMails(ctx.db),
    latestProblems(ctx.db, SHOWN),
    latestSuppressed(ctx.db, SHOWN),
  ]);
  return {
    kind: mail.kind,
    host: mail.host ?? null,
    failing: failing ? { since: failing.date_failing_since, problem: failing.problem } : null,
    incomingDomain: options.incomingMail?.domain ?? null,
    waiting: queue.waiting,
    retried: queue.failed,
    counts,
    problems: problems.map((row) => ({
      address: row.address,
      kind: row.kind,
      outcome: row.outcome,
      problem: row.problem,
      dateInserted: row.date_inserted,
    })),
    suppressed: suppressed.map((row) => ({
      address: row.address,
      reason: row.reason as 'bounced',
      problem: row.problem,
      dateSuppressed: row.date_suppressed,
    })),
  };
}

/** Jobs that wait for others and are called after mails or digests; and what listeners send. */
function mailJobsOf({ site }: RequestContext): string[] {
  const names = site.features.all.flatMap(({ jobs = {} }) =>
    Object.entries(jobs)
      .filter(([name, job]) => typeof job === 'object' && job.kind === 'external' && /mail|digest/.test(name))
      .map(([name]) => name),
  );
  return [...names, ...JOB_KINDS.filter((kind) => kind === 'external').map(deliveryJob)];
}

async function ownAddress(ctx: RequestContext): Promise<contract.OwnAddress> {
  const user = await findUser(ctx.db, ctx.viewer.userID);
  const suppressed = user?.email ? await findSuppressed(ctx.db, user.email) : undefined;
  return {
    email: user?.email ?? null,
    isReached: suppressed === undefined,
    problem: suppressed?.problem ?? null,
  };
}

export const mailHealthRoutes = [
  route(contract.getMailHealth, healthOf),
  route(contract.releaseAddress, async (ctx, { body }) => ({
    success: await ctx.write((w) => forgetFailures(w.db, body.address)),
  })),
  route(contract.sendTestMail, async (ctx, { body }) => {
    await sendTest(ctx, body.destinationAddress ?? (await findUser(ctx.db, ctx.viewer.userID))?.email);
    return { success: true };
  }),
  route(contract.getOwnAddress, ownAddress),
  route(contract.confirmOwnAddress, async (ctx) => {
    await confirmAgain(ctx);
    return { success: true };
  }),
];
