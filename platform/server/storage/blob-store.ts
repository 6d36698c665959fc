// The blob port: files by key, in a local folder or in a store that speaks S3.
import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** The last byte, itself included. */
  end: number;
}

export interface Blob {
  size: number;
  lastModified: Date;
  read(range?: ByteRange): Readable;
}

export interface ListedBlob {
  key: string;
  size: number;
}

export interface BlobStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Takes the file over: afterwards it is in the store and not where it was. */
  putFile(key: string, path: string): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  remove(key: string): Promise<void>;
  /** All there are, in no order to rely on; what comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<ListedBlob>;
  /** Throws where nothing could be written or read. */
  check(): Promise<void>;
  /** For people: where the files are. */
  place: string;
}

const KEY = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

export function requireBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new Error(`Not a blob key: ${key.slice(0, 200)}`);
  return key;
}

export function isBlobKey(key: string): boolean {
  return key.length <= 300 && KEY.test(key);
}
