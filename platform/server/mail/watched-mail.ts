// The mail port as the site has it: what becomes of every mail is written down, and nothing is sent where mails do not arrive.
import type { Database } from '../db/database.ts';
import type { Mail, MailPort } from './mail.ts';
import { beginMail, endMail, isSuppressed, noteFailure } from './mail-health.ts';
import { refusalOf } from './refusal.ts';

export interface MailWatch {
  database: Database;
  /** Where a bounce of this mail is sent to; undefined: nobody of ours would receive it. */
  returnPath?: (sentMailID: number) => Promise<string | undefined>;
}

export function watchedMails(port: MailPort, { database, returnPath }: MailWatch): MailPort {
  return {
    kind: port.kind,
    ...(port.host !== undefined && { host: port.host }),
    async send(mail) {
      const sentMailID = await beginMail(database, mail.to, mail.kind ?? 'account');
      if (!mail.isRequested && (await isSuppressed(database, mail.to)))
        return void (await endMail(database, sentMailID, 'suppressed'));
      const bounceTo = await returnPath?.(sentMailID);
      await trySending(port, bounceTo ? { ...mail, returnPath: bounceTo } : mail, { database, sentMailID });
    },
  };
}

async function trySending(
  port: MailPort,
  mail: Mail,
  { database, sentMailID }: { database: Database; sentMailID: number },
): Promise<void> {
  try {
    await port.send(mail);
  } catch (error) {
    const refusal = refusalOf(error);
    const problem = refusal?.problem ?? (error instanceof Error ? error.message : String(error));
    await endMail(database, sentMailID, refusal ? 'refused' : 'failed', problem);
    // Whoever is refused is refused the next time, too.
    if (!refusal) throw error;
    await noteFailure(database, mail.to, refusal);
    return;
  }
  await endMail(database, sentMailID, 'sent');
}
