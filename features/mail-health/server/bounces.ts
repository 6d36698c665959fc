// Mails that come back to the return path of one that was sent.

import { endMail, noteFailure } from '../../../platform/server/mail/mail-health.ts';
import { findSentMail } from '../../../platform/server/mail/mail-report.ts';
import { type IncomingMailKind, incomingMailKinds } from '../../incoming-mail/server/incoming-mail-kinds.ts';
import { readReport } from './read-report.ts';

const bounces: IncomingMailKind = {
  purpose: 'bounce',
  receive: async (site, mail) => {
    const [sentMailID = 0] = mail.numbers;
    const sent = await findSentMail(site.database, sentMailID);
    const failure = sent && readReport(mail);
    if (!sent || !failure) return;
    await site.database.transaction(async (tx) => {
      // A bounce that comes twice, or is dealt with twice, is one failure.
      const isNew = await endMail(
        tx,
        sentMailID,
        failure.reason === 'complained' ? 'complained' : 'bounced',
        failure.problem,
      );
      if (isNew) await noteFailure(tx, sent.address, failure);
    });
  },
};

export const bounceMails = incomingMailKinds.add(bounces);
