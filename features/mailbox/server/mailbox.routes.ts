import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../mailbox.contract.ts';
import { checkNow, removeMailbox, setMailbox } from './mailbox.actions.ts';
import { findMailbox, type MailboxRow } from './mailbox.rows.ts';

function presentMailbox(row: MailboxRow): contract.Mailbox {
  return {
    host: row.host,
    port: row.port,
    security: row.security,
    user: row.user_name,
    folder: row.folder,
    isActive: row.is_active,
    dateChecked: row.date_checked,
    failing:
      row.problem && row.date_failing_since
        ? { since: row.date_failing_since, problem: row.problem, words: row.problem_words ?? '' }
        : null,
    countTaken: row.count_taken,
    countTooLarge: row.count_too_large,
  };
}

async function answer(ctx: RequestContext): Promise<contract.MailboxAnswer> {
  const row = await findMailbox(ctx.db);
  return {
    mailbox: row ? presentMailbox(row) : null,
    domain: ctx.site.options.incomingMail?.domain ?? null,
  };
}

export const mailboxRoutes = [
  route(contract.getMailbox, answer),
  route(contract.putMailbox, async (ctx, { body }) => {
    await setMailbox(ctx, body);
    return answer(ctx);
  }),
  route(contract.deleteMailbox, async (ctx) => {
    await removeMailbox(ctx);
    return undefined;
  }),
  route(contract.checkMailbox, async (ctx) => {
    await checkNow(ctx);
    return { success: true };
  }),
];
