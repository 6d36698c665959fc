// A mail as it came, taken apart. How long it is, how deep and of how many parts, is bounded before and while that is done; how
// long it takes is not: see parse-in-worker.ts.
import PostalMime, { type Attachment, type Email } from 'postal-mime';

export interface ParsedMail extends Omit<MailParts, 'headers'> {
  header: (name: string) => string;
}

/** As they come out of the thread. */
export interface MailParts {
  /** By lower-cased name; of several the first. */
  headers: ReadonlyMap<string, string>;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Parts with a name or of another type, as they are. */
  attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  fileName: string;
  mimeType: string;
  content: Uint8Array;
}

export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_TEXT = 200_000;
const MOST_ATTACHMENTS = 20;
const DEEPEST = 20;
const LONGEST_HEADERS = 256 * 1024;

export async function parseMail(content: Uint8Array): Promise<MailParts> {
  if (content.length > MOST_BYTES) throw new Error('The mail is too large.');
  const mail = await PostalMime.parse(content, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: DEEPEST,
    maxHeadersSize: LONGEST_HEADERS,
  });
  return {
    headers: headersOf(mail),
    from: mail.from?.address?.toLowerCase() ?? '',
    subject: (mail.subject ?? '').slice(0, 1000),
    text: (mail.text ?? '').slice(0, MOST_TEXT).toWellFormed(),
    html: (mail.html ?? '').slice(0, MOST_TEXT).toWellFormed(),
    attachments: mail.attachments.slice(0, MOST_ATTACHMENTS).map(attachmentOf),
  };
}

function headersOf({ headers }: Email): Map<string, string> {
  const first = new Map<string, string>();
  for (const { key, value } of headers) if (!first.has(key)) first.set(key.toLowerCase(), value);
  return first;
}

function attachmentOf({ filename, mimeType, content }: Attachment): MailAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return { fileName: filename ?? '', mimeType, content: bytes };
}
