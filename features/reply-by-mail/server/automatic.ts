// Mails that no person wrote: they are answered by nothing, so that two machines never write to each other (RFC 3834).
import type { IncomingMail } from '../../incoming-mail/server/incoming-mail-kinds.ts';

const BULK = new Set(['bulk', 'junk', 'list', 'auto_reply']);
const PRESENT = [
  'list-id',
  'list-unsubscribe',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-loop',
];

export function isAutomatic({ header, mailFrom, from }: IncomingMail): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase();
  return (
    mailFrom === '' ||
    from === '' ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(from) ||
    (submitted !== '' && submitted !== 'no') ||
    BULK.has(header('precedence').trim().toLowerCase()) ||
    PRESENT.some((name) => header(name) !== '') ||
    header('content-type').toLowerCase().startsWith('multipart/report')
  );
}
