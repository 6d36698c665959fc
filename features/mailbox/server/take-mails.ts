// The mails of a mailbox that are for addresses of the site's own are taken, in the order of their uids, each once: how far it was
// read commits with what was kept. All others stay as they are, for whoever else reads there.
import { createHash } from 'node:crypto';
import type { ImapFlow, MailboxObject } from 'imapflow';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { requireWritable } from '../../../platform/server/http/guards/site-mode.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { MOST_BYTES } from '../../incoming-mail/server/parse-mail.ts';
import { findAddress, keepMailIn } from '../../incoming-mail/server/receive-mail.ts';
import { FolderProblem } from './imap-problem.ts';
import { HEAD_FIELDS, type MailHead, readHead } from './mail-head.ts';
import type { MailboxRow } from './mailbox.rows.ts';

/** Of one visit. The next one follows at once where there are more. */
const BATCH = 50;
const MOST_RECIPIENTS = 5;

interface Visit {
  site: Site;
  client: ImapFlow;
  revision: string;
  uidValidity: string;
}

/** Answers whether there are more. */
export async function takeMails(site: Site, client: ImapFlow, row: MailboxRow): Promise<boolean> {
  const folder = await openFolder(client, row.folder);
  const visit = { site, client, revision: row.revision, uidValidity: String(folder.uidValidity) };
  const isKnown = row.uid_validity !== null && String(row.uid_validity) === visit.uidValidity;
  const uids = folder.exists === 0 ? [] : await newUids(client, isKnown ? Number(row.last_uid) : undefined);
  for (const uid of uids.slice(0, BATCH)) if (!(await takeMail(visit, uid))) return false;
  return uids.length > BATCH;
}

async function openFolder(client: ImapFlow, name: string): Promise<MailboxObject> {
  try {
    return await client.mailboxOpen(name);
  } catch (error) {
    const { responseText } = error as { responseText?: string };
    // A server that went away said nothing of the folder.
    if (responseText === undefined) throw error;
    throw new FolderProblem(responseText, { cause: error });
  }
}

/** Those after the last one; of a folder that was never read, those that nobody has seen. */
async function newUids(client: ImapFlow, last: number | undefined): Promise<number[]> {
  const found = await client.search(last === undefined ? { seen: false } : { uid: `${last + 1}:*` }, {
    uid: true,
  });
  // The star is the last mail, also where that was read long ago.
  return (found || []).filter((uid) => uid > (last ?? 0)).sort((one, other) => one - other);
}

/** Answers false where the mailbox was set anew meanwhile. */
async function takeMail(visit: Visit, uid: number): Promise<boolean> {
  const { site, client } = visit;
  const found = await client.fetchOne(String(uid), { size: true, headers: [...HEAD_FIELDS] }, { uid: true });
  const head = found ? readHead(found.headers ?? Buffer.alloc(0)) : undefined;
  const addresses = head ? await ownAddressesOf(site, head) : [];
  if (!found || !head || addresses.length === 0) return readUpTo(visit, uid, undefined);
  const isSmall = (found.size ?? 0) <= MOST_BYTES;
  const content = isSmall ? await contentOf(client, uid) : undefined;
  if (!content) return readUpTo(visit, uid, 'tooLarge');
  site.freeSpace.requireRoom('database');
  requireWritable(await makeContext(site, systemViewer()), { method: 'POST' });
  const isCurrent = await readUpTo(visit, uid, { head, addresses, content });
  if (isCurrent) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  return isCurrent;
}

interface FoundMail {
  head: MailHead;
  addresses: readonly string[];
  content: Buffer;
}

function readUpTo(
  { site, revision, uidValidity }: Visit,
  uid: number,
  found: FoundMail | 'tooLarge' | undefined,
): Promise<boolean> {
  return site.database.transaction(async (tx) => {
    const moved = await tx.execute(sql`
      update mailbox set uid_validity = ${uidValidity}, last_uid = ${uid},
        count_too_large = count_too_large + ${found === 'tooLarge' ? 1 : 0}
      where revision = ${revision}`);
    if (moved > 0 && typeof found === 'object') await keepOnce(site, tx, found);
    return moved > 0;
  });
}

async function keepOnce(site: Site, tx: Transaction, { head, addresses, content }: FoundMail): Promise<void> {
  const isNew = await tx.execute(sql`
    insert into mailbox_mails (mail_hash) values (${hashOf(head, addresses, content)}) on conflict do nothing`);
  if (isNew === 0) return;
  await keepMailIn(site, tx, { addresses, mailFrom: head.mailFrom, content });
  await tx.execute(sql`update mailbox set count_taken = count_taken + 1`);
}

async function ownAddressesOf(site: Site, { addresses }: MailHead): Promise<string[]> {
  const own: string[] = [];
  for (const address of addresses)
    if (own.length < MOST_RECIPIENTS && (await findAddress(site, address))) own.push(address);
  return own;
}

/** One that is larger than its server said is none. */
async function contentOf(client: ImapFlow, uid: number): Promise<Buffer | undefined> {
  const mail = await client.fetchOne(
    String(uid),
    { source: { start: 0, maxLength: MOST_BYTES + 1 } },
    { uid: true },
  );
  const content = mail ? mail.source : undefined;
  return content && content.length <= MOST_BYTES ? content : undefined;
}

/** The same mail, delivered twice, has other lines at its top. One without an id is known by all that it says. */
function hashOf({ messageID }: MailHead, addresses: readonly string[], content: Buffer): Buffer {
  const hash = createHash('sha256').update(`${[...addresses].sort().join(' ')}\n`);
  return (messageID === '' ? hash.update(content) : hash.update(messageID)).digest();
}
