// Administrators name the mailbox. Its password is written and never read back, and goes to no server that it was not given for.
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { seal } from '../../../platform/server/secrets/secret-keys.ts';
import { type MailboxSettings, mailboxError } from '../mailbox.contract.ts';
import { mailboxRemoved, mailboxSet } from '../mailbox.events.ts';
import { mailboxActs } from './mailbox.acts.ts';
import { findMailbox, type MailboxRow, SEALED_AS } from './mailbox.rows.ts';
import { CHECK_JOB } from './visits.ts';

export async function setMailbox(ctx: RequestContext, given: MailboxSettings): Promise<void> {
  const sealed =
    given.password === undefined ? undefined : await seal(ctx.site.database, SEALED_AS, given.password);
  await ctx.write(async (w) => {
    const before = await findMailbox(w.db, { isLocked: true });
    const password = sealed ?? (before && isSameAccount(before, given) ? before.password_sealed : undefined);
    if (!password) throw mailboxError('mailbox.passwordNeeded');
    const isSamePlace = before && isSameAccount(before, given) && before.folder === given.folder;
    await w.db.execute(sql`
      insert into mailbox (host, port, security, user_name, password_sealed, folder, is_active)
      values (${given.host}, ${given.port}, ${given.security}, ${given.user}, ${password}, ${given.folder}, ${given.isActive})
      on conflict (is_only) do update set host = excluded.host, port = excluded.port, security = excluded.security,
        user_name = excluded.user_name, password_sealed = excluded.password_sealed, folder = excluded.folder,
        is_active = excluded.is_active, revision = excluded.revision, date_checked = null, date_failing_since = null,
        count_failures = 0, problem = null, problem_words = null,
        uid_validity = case when ${isSamePlace === true} then mailbox.uid_validity end,
        last_uid = case when ${isSamePlace === true} then mailbox.last_uid else 0 end`);
    const { host, port, security, user, folder, isActive } = given;
    await recordAct(w, mailboxActs.set, { after: { host, port, security, user, folder, isActive } });
    await w.announce(mailboxSet, { isActive });
    if (isActive) await w.enqueue(CHECK_JOB, {}, { key: CHECK_JOB });
  });
}

function isSameAccount(row: MailboxRow, { host, port, security, user }: MailboxSettings): boolean {
  return row.host === host && row.port === port && row.security === security && row.user_name === user;
}

export async function removeMailbox(ctx: RequestContext): Promise<void> {
  await ctx.write(async (w) => {
    const removed = await w.db.row<{ host: string }>(sql`delete from mailbox returning host`);
    if (!removed) throw mailboxError('mailbox.none');
    await recordAct(w, mailboxActs.removed, { before: { host: removed.host } });
    await w.announce(mailboxRemoved, {});
  });
}

/** Also one that rests after failures. */
export async function checkNow(ctx: RequestContext): Promise<void> {
  await ctx.write(async (w) => {
    const row = await findMailbox(w.db);
    if (!row?.is_active) throw mailboxError('mailbox.none');
    await w.enqueue(CHECK_JOB, {}, { key: CHECK_JOB });
  });
}
