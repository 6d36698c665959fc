// An answer from outside is read up to a limit, before and after it is unpacked.
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { OutgoingProblem } from './outgoing-problem.ts';

const unpackers: Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
};

const WITHOUT_BODY = new Set([204, 205, 304]);

export async function readResponse(url: URL, incoming: IncomingMessage, maxBytes: number): Promise<Response> {
  const status = incoming.statusCode ?? 502;
  if (status < 200 || status > 599) throw new OutgoingProblem('unreachable', 'The answer is not usable.');
  const packed = await readBytes(incoming, maxBytes);
  const coding = (incoming.headers['content-encoding'] ?? 'identity').toLowerCase();
  const bytes = packed.length === 0 ? packed : await unpack(packed, coding, maxBytes);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // The response is read as text; cookies of others are ignored.
    if (name === 'set-cookie' || name === 'content-encoding' || name === 'content-length') continue;
    headers.set(name, String(value));
  }
  const response = new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(bytes), { status, headers });
  Object.defineProperty(response, 'url', { value: url.href });
  return response;
}

async function readBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      incoming.destroy();
      throw new OutgoingProblem('tooLarge', 'The answer is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpack(bytes: Buffer, coding: string, maxBytes: number): Promise<Buffer> {
  if (coding === 'identity') return bytes;
  const unpacker = unpackers[coding];
  if (!unpacker) throw new OutgoingProblem('unreachable', 'The answer is packed in an unknown way.');
  try {
    return await unpacker(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new OutgoingProblem('tooLarge', 'The answer is too large.', error);
    throw new OutgoingProblem('unreachable', 'The answer cannot be unpacked.', error);
  }
}
