// What a mail says that was sent back (RFC 3464), or reported as unwanted (RFC 5965). Everything else that comes to a return
// path is an automatic answer, and says nothing about the address.
import type { DeliveryFailure } from '../../../platform/server/mail/mail-health.ts';
import { isAddressGone, statusIn } from '../../../platform/server/mail/refusal.ts';
import type { ParsedMail } from '../../incoming-mail/server/parse-mail.ts';

export function readReport(mail: ParsedMail): DeliveryFailure | undefined {
  const complaint = partOf(mail, 'message/feedback-report');
  if (complaint !== undefined)
    return { reason: 'complained', problem: fieldIn(complaint, 'Feedback-Type') || 'abuse', isFinal: true };
  const report = partOf(mail, 'message/delivery-status') ?? partOf(mail, 'message/global-delivery-status');
  return report === undefined ? undefined : failureIn(report);
}

const LONGEST_REPORT = 20_000;

function partOf({ attachments }: ParsedMail, mimeType: string): string | undefined {
  const part = attachments.find((each) => each.mimeType.toLowerCase() === mimeType);
  return part && Buffer.from(part.content.subarray(0, LONGEST_REPORT)).toString();
}

/** "delayed", "delivered" and "relayed" are no failures. */
function failureIn(report: string): DeliveryFailure | undefined {
  if (fieldIn(report, 'Action').toLowerCase() !== 'failed') return undefined;
  const status = statusIn(fieldIn(report, 'Status'));
  // "Blocked", "not allowed": about whoever sends.
  if (status?.startsWith('5.7.')) return undefined;
  const problem = fieldIn(report, 'Diagnostic-Code').replace(/^smtp;\s*/i, '') || (status ?? 'failed');
  return { reason: 'bounced', problem, isFinal: isAddressGone(status) };
}

/** With the lines that it goes on in. */
function fieldIn(text: string, name: string): string {
  const lines = text.split(/\r?\n/);
  const start = `${name.toLowerCase()}:`;
  const at = lines.findIndex((line) => line.toLowerCase().startsWith(start));
  if (at < 0) return '';
  const found = [(lines[at] as string).slice(start.length)];
  for (const line of lines.slice(at + 1)) {
    if (!/^[ \t]/.test(line)) break;
    found.push(line);
  }
  return found
    .map((line) => line.trim())
    .join(' ')
    .trim();
}
