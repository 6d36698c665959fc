// A page is written as parts: what was made for it alone as text, what was kept from before as bytes.

export type Part = string | Uint8Array;

/** Into one piece of memory that nobody else has a share in, so that it can be kept. */
export function bytesOf(parts: readonly Part[]): Buffer {
  let length = 0;
  for (const part of parts) length += typeof part === 'string' ? Buffer.byteLength(part) : part.length;
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') at += bytes.write(part, at);
    else {
      bytes.set(part, at);
      at += part.length;
    }
  }
  return bytes;
}
