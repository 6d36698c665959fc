import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { FirstStep } from '../../../platform/server/places/first-steps.ts';

const WORDS = wordings({
  title: 'Let it send mail',
  description: 'A mail server, so that members hear of answers and get back in without their password.',
  name: 'Set up',
});

/** Without a mail server mails are written into files. */
export const mailStep: FirstStep = {
  id: 'mail',
  position: 60,
  title: WORDS.title,
  description: WORDS.description,
  action: { name: WORDS.name, url: '/settings/mail' },
  isDone: ({ site }) => sql.raw(site.mail.kind === 'smtp' ? 'true' : 'false'),
};
