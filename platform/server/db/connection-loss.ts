// Which failures mean that the database, or the way to it, is gone for the moment. None of them means a fault in the
// statement: the same one may go through on another connection.

const CODES: ReadonlySet<string> = new Set([
  // Node's: the network between.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL's: a server that follows another one by now, a transaction that idled too long, no connection to spare,
  // out of memory.
  '25006',
  '25P03',
  '25P04',
  '53300',
  '53200',
]);

/** What the driver says without a code. */
const WORDS =
  /^Connection terminated|not queryable|^Query read timeout|timeout exceeded when trying to connect|^timeout expired|after calling end on the pool|Cannot use a pool/;

/** Class 08 is about connections; 57P is PostgreSQL going away, coming back, or ending a session. */
export function isConnectionLoss(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (typeof code === 'string' && (CODES.has(code) || code.startsWith('08') || code.startsWith('57P')))
    return true;
  return WORDS.test(message);
}

/** The connection broke at once, rather than falling silent or being refused: another one may well do. */
export function isBrokenConnection(error: unknown): boolean {
  if (!isConnectionLoss(error)) return false;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    ['ECONNRESET', 'EPIPE', '25006', '57P01', '57P02', '57P05'].includes(code) ||
    code.startsWith('08') ||
    /^Connection terminated unexpectedly|not queryable/.test(message)
  );
}
