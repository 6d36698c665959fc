// Files in a bucket of whatever speaks S3: Amazon, MinIO, R2, Garage ...
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { DomainError } from '../../contract/errors.ts';
import { type BlobStore, type ByteRange, isBlobKey, type ListedBlob, requireBlobKey } from './blob-store.ts';

export interface S3Settings {
  /** Without the bucket, which is the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyID: string;
  secretAccessKey: string;
}

/** To the first byte of an answer; a large file may go on arriving for as long as it takes. */
const ANSWER_MS = 20_000;
const NOTHING = createHash('sha256').update('').digest('hex');

export function createS3BlobStore(settings: S3Settings): BlobStore {
  const place = `${settings.endpoint}/${settings.bucket}`;
  const ask = asker(place, settings);
  const put = async (key: string, body: Blob, sum: string) => {
    await drained(await ask('PUT', key, { body, sum }), [200, 201, 204]);
  };
  const store: BlobStore = {
    place,
    put: (key, content) => put(key, new Blob([content as BlobPart]), sumOf(content)),
    async putFile(key, path) {
      await put(key, await openAsBlob(path), await sumOfFile(path));
      await rm(path, { force: true });
    },
    async get(key) {
      const found = await drained(await ask('HEAD', key), [200, 404]);
      if (found.status === 404) return undefined;
      return {
        size: Number(found.headers.get('content-length')),
        lastModified: new Date(found.headers.get('last-modified') ?? 0),
        read: (range) => Readable.from(bytesOf(() => ask('GET', key, range && { range }))),
      };
    },
    async remove(key) {
      await drained(await ask('DELETE', key), [200, 202, 204, 404]);
    },
    list: () => listed(ask),
    async check() {
      const key = `check/${randomUUID()}`;
      await store.put(key, Buffer.from('check'));
      if (!(await store.get(key))) throw outOfReach(new Error('What was written is not there.'));
      await store.remove(key);
    },
  };
  return store;
}

type Ask = ReturnType<typeof asker>;

/** Keys have no sign that XML writes otherwise; tokens may. */
async function* listed(ask: Ask): AsyncGenerator<ListedBlob> {
  for (let token = ''; ; ) {
    const query = `?list-type=2${token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`}`;
    const answer = await ask('GET', undefined, { query });
    const xml = await answer.text();
    if (!answer.ok) throw outOfReach(new Error(`The store answered ${answer.status}.`));
    for (const entry of xml.split('<Contents>').slice(1)) {
      const key = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '';
      if (isBlobKey(key)) yield { key, size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]) };
    }
    const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1];
    if (next === undefined) return;
    token = next.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  }
}

interface Question {
  /** Behind the address, where the bucket itself is asked. */
  query?: string;
  body?: Blob;
  sum?: string;
  range?: ByteRange;
}

function asker(place: string, { accessKeyID, secretAccessKey, region }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: accessKeyID,
    secretAccessKey,
    region,
    service: 's3',
    retries: 2,
  });
  return async (
    method: string,
    key: string | undefined,
    { body, sum = NOTHING, range, query = '' }: Question = {},
  ) => {
    const url = `${place}/${key === undefined ? query : requireBlobKey(key)}`;
    const answered = new AbortController();
    // A file may take its time, at ten kilobytes a second or more.
    const timer = setTimeout(() => answered.abort(), ANSWER_MS + (body?.size ?? 0) / 10);
    try {
      const headers = {
        // The sum goes along: what arrives otherwise than it was sent is refused.
        'x-amz-content-sha256': sum,
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
      };
      return await client.fetch(url, { method, headers, signal: answered.signal, ...(body && { body }) });
    } catch (error) {
      throw outOfReach(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A stream reads in its own time, so the question is asked when the first byte is wanted. */
async function* bytesOf(ask: () => Promise<Response>): AsyncGenerator<Uint8Array> {
  const answer = await ask();
  if (!answer.ok || !answer.body) throw outOfReach(new Error(`GET answered ${answer.status}.`));
  yield* answer.body;
}

/** The connection is free again once the answer was read to its end. */
async function drained(answer: Response, expected: readonly number[]): Promise<Response> {
  const words = await answer.text();
  if (!expected.includes(answer.status)) {
    const code = /<Code>(\w+)<\/Code>/.exec(words)?.[1] ?? '';
    throw outOfReach(new Error(`The store answered ${answer.status} ${code}.`));
  }
  return answer;
}

function outOfReach(cause: unknown): DomainError {
  const problem = new DomainError(
    'storage',
    503,
    'Files cannot be kept or shown at the moment. Please try again later.',
  );
  problem.cause = cause;
  return problem;
}

function sumOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
