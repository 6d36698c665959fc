// What a visit to a mailbox failed by, in few kinds that people can do something about.
import type { ImapFlowError } from 'imapflow';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import type { MailboxProblem } from '../mailbox.contract.ts';

const LONGEST_WORDS = 500;

const SILENT = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'ETIMEDOUT']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const CUT = new Set(['NoConnection', 'EConnectionClosed', 'ECONNRESET', 'EPIPE', 'ClosedAfterConnectText']);
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO|ClosedAfterConnectTLS|STARTTLS/;

/** It took its time, whatever it was doing. */
export class VisitTookTooLong extends Error {
  override name = 'VisitTookTooLong';
}

export class FolderProblem extends Error {
  override name = 'FolderProblem';
}

export interface VisitProblem {
  problem: MailboxProblem;
  words: string;
}

export function problemOf(error: unknown): VisitProblem {
  return { problem: kindOf(error), words: wordsOf(error).slice(0, LONGEST_WORDS) };
}

function kindOf(error: unknown): MailboxProblem {
  if (error instanceof OutgoingProblem)
    return error.reason === 'forbidden' ? 'forbidden' : error.reason === 'timeout' ? 'silent' : 'unreachable';
  if (error instanceof VisitTookTooLong) return 'silent';
  if (error instanceof FolderProblem) return 'folder';
  const { code = '', authenticationFailed } = error as Partial<
    ImapFlowError & { authenticationFailed: boolean }
  >;
  if (authenticationFailed) return 'signIn';
  if (SILENT.has(code)) return 'silent';
  if (UNREACHABLE.has(code)) return 'unreachable';
  if (CUT.has(code)) return 'cut';
  return CERTIFICATE.test(code) ? 'certificate' : 'answer';
}

/** What the server said, where it said something. */
function wordsOf(error: unknown): string {
  const { responseText, message } = error as Partial<ImapFlowError>;
  return (responseText || message || String(error)).toWellFormed().replaceAll('\0', '');
}
