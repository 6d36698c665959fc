// What the head of a mail says of whom it was for and who sent it: in a mailbox there is no conversation that says so.

/** What servers write there on delivery goes first: what the author wrote may be a list, or hidden. */
const RECEIVER_FIELDS = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'to',
  'cc',
] as const;

export const HEAD_FIELDS: readonly string[] = [...RECEIVER_FIELDS, 'return-path', 'from', 'message-id'];

const MOST_ADDRESSES = 50;
const LONGEST = 64 * 1024;
const ADDRESS = /[a-z0-9+-]{3,64}@[a-z0-9.-]{1,253}/gi;

export interface MailHead {
  /** In small letters, each once. */
  addresses: string[];
  /** Empty: a bounce. */
  mailFrom: string;
  messageID: string;
}

export function readHead(content: Buffer): MailHead {
  const fields = fieldsOf(content.subarray(0, LONGEST).toString('latin1'));
  const found = RECEIVER_FIELDS.flatMap((name) => addressesIn(fields.get(name) ?? ''));
  const sender = fields.get('return-path') ?? fields.get('from') ?? '';
  return {
    addresses: [...new Set(found)].slice(0, MOST_ADDRESSES),
    mailFrom: senderIn(sender),
    messageID: (fields.get('message-id') ?? '').trim().slice(0, 1000),
  };
}

function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => address.toLowerCase());
}

/** `Ada <ada@example.org>`, or the address alone; `<>` is nobody. */
function senderIn(text: string): string {
  const start = text.lastIndexOf('<');
  const end = text.indexOf('>', start);
  return (start < 0 ? text : text.slice(start + 1, end < 0 ? undefined : end)).trim().slice(0, 320);
}

/** Of several with one name all, in one text; lines that go on are put together. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let name = '';
  for (const line of text.split(/\r?\n/)) {
    const goesOn = line.startsWith(' ') || line.startsWith('\t');
    const colon = line.indexOf(':');
    if (!goesOn && colon < 1) continue;
    if (!goesOn) name = line.slice(0, colon).trim().toLowerCase();
    const value = goesOn ? line : line.slice(colon + 1);
    fields.set(name, fields.has(name) ? `${fields.get(name)} ${value.trim()}` : value.trim());
  }
  return fields;
}
