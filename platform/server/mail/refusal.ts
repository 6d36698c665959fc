// What a mail server means by its answer: whether it is about the address, the mail, or whoever sends.
import type { DeliveryFailure } from './mail-health.ts';

/** `5.1.1` in `550 5.1.1 No such user`. */
export function statusIn(text: string): string | undefined {
  return /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1];
}

/** RFC 3463: no such mailbox, no such host, moved, disabled. */
const FINAL = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

/** For good, as RFC 3463 says it. Rules of the other side (`5.7`) say nothing about an address. */
export function isAddressGone(status: string | undefined): boolean {
  return status !== undefined && FINAL.has(status);
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  rejectedErrors?: readonly SmtpError[];
}

/** Undefined: it is tried again, since it is not about whom the mail is for. */
export function refusalOf(error: unknown): DeliveryFailure | undefined {
  const given = error as SmtpError;
  const { command, responseCode, response = '' } = given.rejectedErrors?.[0] ?? given;
  if (command !== 'RCPT TO' || responseCode === undefined || responseCode < 500) return undefined;
  const status = statusIn(response);
  // "Relaying denied", "blocked": a setting of ours, not an address of theirs.
  if (status?.startsWith('5.7.')) return undefined;
  return { reason: 'refused', problem: response || String(responseCode), isFinal: isAddressGone(status) };
}
