// Archives of folders, and a file sent in parts as the browser sends it.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { ZipFile } from 'yazl';
import type { Community } from '../../../discussions/server/testing/community.ts';

async function filesOf(folder: string): Promise<[string, Buffer][]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as [string, Buffer]),
  );
}

export async function tarGz(folder: string, below = ''): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of await filesOf(folder)) tar.entry({ name: `${below}${name}` }, content);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

export async function zip(folder: string, below = ''): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of await filesOf(folder)) file.addBuffer(content, `${below}${name}`);
  file.end();
  return buffer(file.outputStream);
}

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export function fingerprintOf(content: Buffer): string {
  const size = Math.min(65_536, content.length);
  const parts = [content.subarray(0, size), content.subarray(content.length - size)];
  return hashOf(Buffer.concat([...parts, Buffer.from(String(content.length))]));
}

type Client = Community['guest'];

export async function announce(client: Client, fileName: string, content: Buffer) {
  const answer = await client.post('/import-runs', {
    ...{ fileName, bytes: content.length, fingerprint: fingerprintOf(content) },
  });
  return answer;
}

export function sendPart(
  client: Client,
  importRunID: number,
  offset: number,
  part: Buffer,
  hash = hashOf(part),
) {
  const form = new FormData();
  form.append('part', new Blob([new Uint8Array(part)]), `${offset}-${hash}`);
  return client.call('POST', `/import-runs/${importRunID}/parts`, form);
}

/** Answers the number of the import. */
export async function upload(
  client: Client,
  fileName: string,
  content: Buffer,
  partBytes = 4096,
): Promise<number> {
  const { body } = await announce(client, fileName, content);
  for (let offset = body.bytesReceived; offset < content.length; offset += partBytes)
    await sendPart(client, body.importRunID, offset, content.subarray(offset, offset + partBytes));
  return body.importRunID;
}
