// Writes the entries of a backup one after the other, and a list of their hashes behind every few thousand of them.
import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { PRIVATE_FILE } from '../../../../platform/server/storage/private-folder.ts';
import {
  type BackupHeader,
  type BackupManifest,
  type EntryHash,
  HEADERS,
  LISTED,
  MANIFEST,
} from './archive-format.ts';

export class ArchiveWriter {
  readonly #tar: Pack = pack();
  readonly #written: Promise<void>;
  readonly #whole = createHash('sha256');
  readonly #lists: EntryHash[] = [];
  #unlisted: EntryHash[] = [];
  #bytes = 0;

  private constructor(target: Writable) {
    this.#written = pipeline(this.#tar, hashedInto(this.#whole), target);
    // Whoever writes next hears of it.
    this.#written.catch((error: Error) => this.#tar.destroy(error));
  }

  /** The file must not be there yet. */
  static async into(path: string): Promise<ArchiveWriter> {
    const file = await open(path, 'wx', PRIVATE_FILE);
    // What was acknowledged as a backup survives the machine.
    return new ArchiveWriter(file.createWriteStream({ flush: true }));
  }

  /** Of entries, without what the format itself takes. */
  get bytes(): number {
    return this.#bytes;
  }

  writeHeader(header: BackupHeader): Promise<void> {
    return this.write(HEADERS[header.format], Buffer.from(JSON.stringify(header)));
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.#entry(name, content);
    await this.#list({ name, bytes: content.length, sha256: hashOf(content) });
  }

  /** Throws where the stream brings more or less than it was announced with. */
  async writeStream(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const entry = this.#tar.entry({ name, size: bytes });
    await this.#whileWritable(pipeline(content, hashedInto(hash), entry));
    await this.#list({ name, bytes, sha256: hash.digest('hex') });
  }

  /** Ends the file; it is on the disk when this returns. Answers its SHA-256. */
  async end(manifest: Omit<BackupManifest, 'hashes'>): Promise<string> {
    await this.#writeList();
    const whole: BackupManifest = { ...manifest, hashes: this.#lists };
    await this.#entry(MANIFEST, Buffer.from(JSON.stringify(whole)));
    this.#tar.finalize();
    await this.#written;
    return this.#whole.digest('hex');
  }

  async abandon(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => undefined);
  }

  #entry(name: string, content: Buffer): Promise<void> {
    return this.#whileWritable(
      new Promise((resolve, reject) => {
        this.#tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
      }),
    );
  }

  /** A disk that is full ends the file, and whoever waits for its entry to be written. */
  async #whileWritable(entry: Promise<void>): Promise<void> {
    await Promise.race([entry, this.#written]);
  }

  async #list(hash: EntryHash): Promise<void> {
    this.#bytes += hash.bytes;
    this.#unlisted.push(hash);
    if (this.#unlisted.length >= LISTED) await this.#writeList();
  }

  async #writeList(): Promise<void> {
    if (this.#unlisted.length === 0) return;
    const name = `hashes/${numbered(this.#lists.length + 1)}.jsonl`;
    const content = Buffer.from(this.#unlisted.map((hash) => `${JSON.stringify(hash)}\n`).join(''));
    this.#unlisted = [];
    await this.#entry(name, content);
    this.#lists.push({ name, bytes: content.length, sha256: hashOf(content) });
  }
}

function hashedInto(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

export const numbered = (part: number): string => String(part).padStart(5, '0');

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
