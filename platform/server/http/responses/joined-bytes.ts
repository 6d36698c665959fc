// Texts and bytes put together. To do much of it in one go would hold up others.
import { mapInTurns } from '../../content/map-in-turns.ts';

export async function joinedBytes(parts: readonly (string | Buffer)[]): Promise<Buffer> {
  const sizes = await mapInTurns(parts, (part) => Buffer.byteLength(part));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  await mapInTurns(parts, (part) => {
    at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at);
  });
  return bytes;
}
