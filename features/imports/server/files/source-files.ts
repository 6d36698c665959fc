// The folder with the old site's files: where in it lies what an address of the old site meant.
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';

const MAX_FILES = 2_000_000;
/** Discourse stores smaller copies beside the whole picture: `<hash>_2_690x388.png`. */
const COPY = /_\d+_\d+x\d+(?=\.[^.]+$)/;

export class SourceFiles {
  readonly #byName = new Map<string, string>();
  readonly #byStem = new Map<string, string>();
  readonly #avatars = new Map<string, string>();

  static async in(folder: string): Promise<SourceFiles> {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory())
      throw new CommandProblem(
        `--files ${folder} is not a folder. Name the one that holds the old site's files.`,
        2,
      );
    const files = new SourceFiles();
    let count = 0;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      if (++count > MAX_FILES) throw new CommandProblem(`${folder} holds more than two million files.`);
      files.#add(entry.parentPath, entry.name);
    }
    return files;
  }

  #add(folder: string, name: string): void {
    const path = join(folder, name);
    const key = name.toLowerCase();
    if (/^(?:user_)?avatars?$/i.test(basename(folder))) this.#avatars.set(stemOf(key), path);
    // The whole picture is wanted, wherever its copies were met.
    if (COPY.test(key)) return;
    this.#byName.set(key, path);
    this.#byStem.set(stemOf(key), path);
  }

  /** By the last part of its address, or by its hash alone. */
  find({ name, stem }: FileName): string | undefined {
    return (name === undefined ? undefined : this.#byName.get(name)) ?? this.#byStem.get(stem);
  }

  /** `avatars/<name or number>.png`. */
  avatar(names: readonly string[]): string | undefined {
    return names.map((name) => this.#avatars.get(name.toLowerCase())).find((path) => path !== undefined);
  }
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]+$/, '');
}

export interface FileName {
  name: string | undefined;
  stem: string;
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHORT =
  /^(?:upload:\/\/|(?:https?:)?(?:\/\/[^/]+)?\/uploads\/short-url\/)([A-Za-z0-9]{1,40})(?:\.\w+)?/;
const HOSTS = /^(?:https?:)?\/\/(?:i\.stack\.imgur\.com|i\.sstatic\.net)\/([\w-]+\.\w+)/i;
/** Which file of the old site an address means; undefined where it is none. */
export function fileOfAddress(url: string): FileName | undefined {
  const short = SHORT.exec(url)?.[1];
  if (short !== undefined) return { name: undefined, stem: sha1OfShort(short) };
  const name = (HOSTS.exec(url)?.[1] ?? nameOfUpload(url))?.toLowerCase().replace(COPY, '');
  return name === undefined ? undefined : { name, stem: stemOf(name) };
}

/** Of a path or address that is known to be a file: by its last part. */
export function fileOfPath(path: string): FileName | undefined {
  const plain = path.split(/[?#]/)[0] ?? '';
  const name = plain.slice(plain.lastIndexOf('/') + 1).toLowerCase();
  return /.\.\w+$/.test(name) ? { name, stem: stemOf(name) } : undefined;
}

function nameOfUpload(url: string): string | undefined {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/^(?:https?:)?\/\/[^/]+/i, '');
  if (!path.startsWith('/') || !/\/(?:uploads|original|optimized)\//i.test(path)) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /.\.\w+$/.test(name) ? name : undefined;
}

/** Discourse writes the hash of a file in 62 digits. */
export function sha1OfShort(short: string): string {
  let value = 0n;
  for (const digit of short) value = value * 62n + BigInt(DIGITS.indexOf(digit));
  return value.toString(16).padStart(40, '0');
}

/** Of a file that did not come along: where the old site answers for it. */
export function addressOfShort(url: string, host: string): string | undefined {
  const found = /^upload:\/\/([A-Za-z0-9]{1,40}(?:\.\w+)?)/.exec(url);
  return found ? `https://${host}/uploads/short-url/${found[1]}` : undefined;
}
