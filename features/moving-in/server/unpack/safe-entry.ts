// Where an entry of an archive may lie: below the folder it is unpacked into, and nowhere else.
import { join } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';

const MAX_ENTRIES = 200_000;
const MAX_NAME = 400;

/** Counts what is unpacked: an archive may hold a thousand times what it is long. */
export class UnpackBudget {
  #entries = 0;
  #bytes = 0;
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  takeEntry(): void {
    if (++this.#entries > MAX_ENTRIES)
      throw new CommandProblem('The archive holds more than 200,000 files. Import it by the command.');
  }

  takeBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > this.#mostBytes)
      throw new CommandProblem('The disk of the site has too little room for what is in the archive.');
  }
}

/** Undefined: it is no file that is wanted. A way out of the folder is refused with all of the archive. */
export function placeOfEntry(folder: string, name: string): string | undefined {
  if (name.endsWith('/') || name === '') return undefined;
  const parts = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const isOutside = name.startsWith('/') || parts.includes('..') || /^[a-z]:/i.test(name);
  if (isOutside || name.includes('\0') || name.length > MAX_NAME)
    throw new CommandProblem('The archive holds a file whose name leads out of it. It is not used.');
  return parts.length === 0 ? undefined : join(folder, ...parts);
}
