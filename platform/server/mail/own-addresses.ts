// Addresses that the site makes for itself: `reply+<code>@...`, or `inbox+reply-<code>@...` where it has one mailbox. The code holds numbers and is signed, so that nobody makes one
// up. In letters and digits that survive mail servers which know no capitals; 64 characters are the most before the @.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretKey } from '../secrets/secret-keys.ts';
import type { Site } from '../site/site.ts';

const SIGNATURE_BYTES = 10;
const NUMBER_BYTES = 4;
const MOST_NUMBERS = 4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

type Sender = Pick<Site, 'database' | 'options'>;

/** Undefined: the site receives no mails. `numbers` are positive and below 2^32. */
export async function ownAddress(
  site: Sender,
  purpose: string,
  numbers: readonly number[],
): Promise<string | undefined> {
  const { domain, mailbox } = site.options.incomingMail ?? {};
  if (!domain) return undefined;
  const content = Buffer.alloc(NUMBER_BYTES * numbers.length);
  for (const [at, number] of numbers.entries()) content.writeUInt32BE(number, at * NUMBER_BYTES);
  const code = base32(Buffer.concat([content, await signature(site, purpose, content)]));
  return mailbox ? `${mailbox}+${purpose}-${code}@${domain}` : `${purpose}+${code}@${domain}`;
}

export interface OwnAddress {
  purpose: string;
  numbers: number[];
}

/** Undefined: it is no address that this site made. */
export async function readOwnAddress(site: Sender, address: string): Promise<OwnAddress | undefined> {
  const own = site.options.incomingMail;
  const [, mailbox, purpose = '', code = '', domain = ''] =
    /^(?:([a-z0-9]{1,14})\+)?([a-z]{1,20})[+-]([a-z2-7]{1,44})@([^@]{1,255})$/.exec(address.toLowerCase()) ??
    [];
  if (purpose === '' || domain !== own?.domain.toLowerCase() || mailbox !== own.mailbox) return undefined;
  const bytes = fromBase32(code);
  const content = bytes.subarray(0, Math.max(bytes.length - SIGNATURE_BYTES, 0));
  const count = content.length / NUMBER_BYTES;
  if (!Number.isInteger(count) || count < 1 || count > MOST_NUMBERS) return undefined;
  const given = bytes.subarray(content.length);
  if (!timingSafeEqual(given, await signature(site, purpose, content))) return undefined;
  return {
    purpose,
    numbers: Array.from({ length: count }, (_, at) => content.readUInt32BE(at * NUMBER_BYTES)),
  };
}

async function signature(site: Sender, purpose: string, content: Buffer): Promise<Buffer> {
  const key = await secretKey(site.database, 'own mail addresses');
  return createHmac('sha256', key)
    .update(`${purpose}\n`)
    .update(content)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}

const BOUNCE = 'bounce';

/** Where a bounce of this mail goes. */
export function bounceAddress(site: Sender, sentMailID: number): Promise<string | undefined> {
  return ownAddress(site, BOUNCE, [sentMailID]);
}

function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    held = (held << 5) | LETTERS.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
