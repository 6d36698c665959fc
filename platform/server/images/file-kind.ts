// What a file is, by its first bytes. What its name says is a claim.

import { open } from 'node:fs/promises';
import { replaceBetween } from '../../contract/linear-text.ts';

export type FileKind =
  | ImageKind
  | 'psd'
  | 'pdf'
  | 'postscript'
  | 'ole'
  | 'zip'
  | 'gzip'
  | 'rar'
  | '7z'
  | 'mp4'
  | 'webm'
  | 'ogg'
  | 'mp3'
  | 'wav'
  | 'flac'
  | 'svg'
  | 'html'
  | 'flash'
  | 'program'
  | 'text'
  | 'unknown';
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'ico';

interface Signature {
  kind: FileKind;
  bytes: string;
  at?: number;
  /** A second mark, where the first is shared. */
  second?: [at: number, bytes: string];
}

const SIGNATURES: readonly Signature[] = [
  { kind: 'jpeg', bytes: '\xff\xd8\xff' },
  { kind: 'png', bytes: '\x89PNG\r\n\x1a\n' },
  { kind: 'gif', bytes: 'GIF87a' },
  { kind: 'gif', bytes: 'GIF89a' },
  { kind: 'webp', bytes: 'RIFF', second: [8, 'WEBP'] },
  { kind: 'wav', bytes: 'RIFF', second: [8, 'WAVE'] },
  { kind: 'bmp', bytes: 'BM', second: [6, '\0\0\0\0'] },
  { kind: 'tiff', bytes: 'II*\0' },
  { kind: 'tiff', bytes: 'MM\0*' },
  { kind: 'ico', bytes: '\0\0\x01\0' },
  { kind: 'psd', bytes: '8BPS' },
  { kind: 'pdf', bytes: '%PDF-' },
  { kind: 'postscript', bytes: '%!PS' },
  { kind: 'ole', bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { kind: 'zip', bytes: 'PK\x03\x04' },
  { kind: 'zip', bytes: 'PK\x05\x06' },
  { kind: 'gzip', bytes: '\x1f\x8b' },
  { kind: 'rar', bytes: 'Rar!\x1a\x07' },
  { kind: '7z', bytes: '7z\xbc\xaf\x27\x1c' },
  { kind: 'mp4', bytes: 'ftyp', at: 4 },
  { kind: 'webm', bytes: '\x1a\x45\xdf\xa3' },
  { kind: 'ogg', bytes: 'OggS' },
  { kind: 'flac', bytes: 'fLaC' },
  { kind: 'mp3', bytes: 'ID3' },
  { kind: 'mp3', bytes: '\xff\xfb' },
  { kind: 'flash', bytes: 'FWS' },
  { kind: 'flash', bytes: 'CWS' },
  { kind: 'flash', bytes: 'ZWS' },
  { kind: 'program', bytes: 'MZ' },
  { kind: 'program', bytes: '\x7fELF' },
  { kind: 'program', bytes: '\xca\xfe\xba\xbe' },
];

const HTML =
  /<(?:!doctype\s+html|html|head|body|script|iframe|style|title|meta|link|base|form|object|embed|applet)[\s>/]|xmlns\s*=\s*["']?http:\/\/www\.w3\.org\/1999\/xhtml/i;
const HEAD_BYTES = 4096;

export async function kindOfFile(path: string): Promise<FileKind> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    return kindOf(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

export function kindOf(head: Buffer): FileKind {
  const bytes = head.toString('latin1');
  const known = SIGNATURES.find(
    ({ bytes: mark, at = 0, second }) =>
      bytes.startsWith(mark, at) && (!second || bytes.startsWith(second[1], second[0])),
  );
  return known?.kind ?? textKind(head);
}

/** A file of one's own words, unless a browser would take it for a page. */
function textKind(head: Buffer): FileKind {
  const text = textOf(head);
  if (text === undefined) return 'unknown';
  const start = replaceBetween(text, '<!--', '-->', '').trimStart().slice(0, 1024);
  // Whatever stands before the root of a drawing is markup too.
  if (start.startsWith('<') && /<svg[\s>]/i.test(start)) return 'svg';
  return HTML.test(start) ? 'html' : 'text';
}

function textOf(head: Buffer): string | undefined {
  const mark = head.subarray(0, 2).toString('latin1');
  if (mark === '\xff\xfe') return head.subarray(2).toString('utf16le');
  if (mark === '\xfe\xff') {
    const whole = Buffer.from(head.subarray(2, head.length - (head.length % 2)));
    return whole.swap16().toString('utf16le');
  }
  const text = head.toString('utf8');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells text from the rest.
  return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text.replace(/^\ufeff/, '');
}
