// A page is written as parts: what was rendered for it alone as text, cached fragments as bytes.

export type Part = string | Uint8Array;

/** Into one buffer that nobody else shares, so that it can be cached. */
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
