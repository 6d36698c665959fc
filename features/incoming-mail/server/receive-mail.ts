// What was received is kept first, and dealt with by a job: whoever sent it may forget it then.

import { TooComplicated } from '../../../platform/server/content/too-complicated.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry, SiteJob } from '../../../platform/server/feature/operations.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { requireWritable } from '../../../platform/server/http/guards/site-mode.ts';
import { readOwnAddress } from '../../../platform/server/mail/own-addresses.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type IncomingMailKind, incomingMailKinds } from './incoming-mail-kinds.ts';
import { parseInWorker } from './parse-in-worker.ts';
import type { ParsedMail } from './parse-mail.ts';

export const RECEIVE_JOB = 'receive-mail';

interface Addressed {
  kind: IncomingMailKind;
  numbers: number[];
}

/** Undefined: there is nobody at this address. */
export async function findAddress(site: Site, address: string): Promise<Addressed | undefined> {
  const own = await readOwnAddress(site, address);
  if (!own) return undefined;
  const ctx = await makeContext(site, systemViewer());
  const kind = incomingMailKinds.of(ctx).find(({ purpose }) => purpose === own.purpose);
  return kind && { kind, numbers: own.numbers };
}

export interface ReceivedMail {
  addresses: readonly string[];
  mailFrom: string;
  content: Buffer;
}

export async function keepMail(site: Site, mail: ReceivedMail): Promise<void> {
  site.freeSpace.requireRoom('database');
  requireWritable(await makeContext(site, systemViewer()), { method: 'POST' });
  await site.database.transaction((tx) => keepMailIn(site, tx, mail));
}

/** One mail for each address that it is for. */
export async function keepMailIn(site: Site, tx: Transaction, mail: ReceivedMail): Promise<void> {
  for (const address of mail.addresses) {
    const row = await tx.row<{ incoming_mail_id: string }>(sql`
      insert into incoming_mails (address, mail_from, content)
      values (${address}, ${mail.mailFrom}, ${mail.content}) returning incoming_mail_id`);
    await site.jobs.enqueue(tx, RECEIVE_JOB, { incomingMailID: Number(row?.incoming_mail_id) });
  }
}

interface Row {
  address: string;
  mail_from: string;
  content: Buffer;
}

export const receiveJob: SiteJob = async (site, payload) => {
  const incomingMailID = Number(payload.incomingMailID);
  const row = await site.database.row<Row>(sql`
    select address, mail_from, content from incoming_mails where incoming_mail_id = ${incomingMailID}`);
  if (!row) return;
  const found = await findAddress(site, row.address);
  const parsed = found && (await parse(site, row.content));
  if (found && parsed) {
    const { kind, numbers } = found;
    await kind.receive(site, { ...parsed, incomingMailID, numbers, mailFrom: row.mail_from });
  }
  await site.database.execute(sql`delete from incoming_mails where incoming_mail_id = ${incomingMailID}`);
};

/** What cannot be taken apart, or not in time, is nothing that somebody wrote. */
async function parse(site: Site, content: Buffer): Promise<ParsedMail | undefined> {
  try {
    return await parseInWorker(site, content);
  } catch (error) {
    if (!(error instanceof TooComplicated)) throw error;
    site.log.warn({ err: error, bytes: content.length }, 'a mail could not be taken apart and is dropped');
    return undefined;
  }
}

/** What failed ten times is looked at by somebody, or gone. */
export const incomingMailExpiry: Expiry = {
  name: 'incoming mails',
  remove: (db, limit) =>
    db.execute(sql`
      delete from incoming_mails where incoming_mail_id in (
        select incoming_mail_id from incoming_mails where date_inserted < now() - interval '14 days'
        order by date_inserted limit ${sql.integer(limit)})`),
};
