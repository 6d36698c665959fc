import { countMails } from '../../../platform/server/mail/mail-report.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';

/** So few are what happens everywhere: members move, and mailboxes fill. */
const FEW = 0.05;

export const mailAttention = attentionItems.add({
  id: 'mail',
  position: 30,
  name: 'Mail',
  icon: 'mail',
  permission: 'site.manage',
  link: { url: '/settings/mail', name: 'Mail' },
  check: async ({ site, translator: { t, plural } }, db) => {
    const { mail, circuitBreaker } = site;
    if (mail.kind === 'files')
      return { severity: 'fault', title: t('No mail server is set: mails reach nobody.') };
    const failing = mail.host === undefined ? undefined : await circuitBreaker.failing(mail.host);
    if (failing)
      return {
        severity: 'stop',
        title: t('The mail server does not answer.'),
        text: failing.problem,
        since: failing.date_failing_since,
      };
    const { begun: _, sent = 0, ...others } = await countMails(db);
    const lost = Object.values(others).reduce((sum, count) => sum + count, 0);
    if (lost === 0) return { severity: 'fine', title: t('Every mail of the last seven days left.') };
    return {
      severity: lost > FEW * (lost + sent) ? 'fault' : 'fine',
      title: plural(lost, {
        one: '{count} mail of the last seven days did not arrive.',
        other: '{count} mails of the last seven days did not arrive.',
      }),
      text: plural(sent, { one: '{count} left.', other: '{count} left.' }),
    };
  },
});
