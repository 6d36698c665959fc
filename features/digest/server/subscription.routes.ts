import { readDate } from '../../../platform/contract/range.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { preferenceError } from '../../notifications/preferences.contract.ts';
import { wantsNoMail } from '../../notifications/server/mail/wants-mail.ts';
import { findOwn } from '../../notifications/server/preferences/preference.actions.ts';
import { mayHaveMails } from '../../notifications/server/preferences/preference.policy.ts';
import { findUser } from '../../users/server/user.queries.ts';
import * as contract from '../digest.contract.ts';
import { deliveryDates } from './delivery-dates.ts';
import { digestConfig } from './digest.config.ts';
import { DIGEST_PREFERENCE } from './digest.preference.ts';
import { digestPartsOf } from './digest-parts.ts';
import { EXAMPLE_JOB } from './mail/send-digest.jobs.ts';
import { digestTimes, NOTHING_CHOSEN } from './schedule/digest-times.ts';
import { backfillOperation, changeSubscription } from './subscription.actions.ts';
import { findSubscription } from './subscription.queries.ts';

async function subscriptionOf(ctx: RequestContext): Promise<contract.DigestSubscription> {
  const { userID } = ctx.viewer;
  const [own, chosen] = await Promise.all([findOwn(ctx.db, userID), findSubscription(ctx.db, userID)]);
  const { frequency, dayOfWeek, hour, timeZone } = digestTimes(ctx.config, chosen ?? NOTHING_CHOSEN);
  return {
    enabled: own.get(DIGEST_PREFERENCE)?.email === true,
    frequency,
    dayOfWeek,
    hour,
    timeZone,
    parts: digestPartsOf(ctx).map(({ name, label, isUsual }) => ({
      name,
      label: label(ctx.translator.t),
      enabled: chosen?.parts[name] ?? isUsual,
    })),
    dateNext: wantsNoMail(own) ? null : (chosen?.date_next ?? null),
  };
}

function requireDigests(ctx: RequestContext): void {
  if (!ctx.setting(digestConfig.enabled)) throw contract.digestError('digest.off');
}

/** Mails leave from jobs alone. */
async function mailExample(ctx: RequestContext, email: string | null | undefined) {
  if (!email) throw contract.digestError('digest.noAddress');
  const { userID } = ctx.viewer;
  await ctx.write((w) => w.enqueue(EXAMPLE_JOB, { userID, email }));
  return { success: true };
}

export const digestRoutes = [
  route(contract.getDigestSubscription, (ctx) => {
    requireDigests(ctx);
    return subscriptionOf(ctx);
  }),
  route(contract.patchDigestSubscription, async (ctx, { body }) => {
    requireDigests(ctx);
    await changeSubscription(ctx, body);
    return subscriptionOf(ctx);
  }),
  route(contract.postDigestExample, async (ctx) => {
    requireDigests(ctx);
    const { userID, permissions } = ctx.viewer;
    if (!mayHaveMails(ctx, { userID, permissions }))
      throw preferenceError('preference.noMail', { permissions: ['email.view'] });
    return mailExample(ctx, (await findUser(ctx.db, userID))?.email);
  }),
  route(contract.sendTestDigest, async (ctx, { body }) =>
    mailExample(ctx, body.destinationAddress ?? (await findUser(ctx.db, ctx.viewer.userID))?.email),
  ),
  route(contract.getDeliveryDates, deliveryDates),
  route(contract.backfillDigest, (ctx, { body: { dateLastActive } }) => {
    const since = readDate('dateLastActive', dateLastActive, 'start');
    return startBulkOperation(ctx, backfillOperation, { dateLastActive: since.toISOString() });
  }),
];
