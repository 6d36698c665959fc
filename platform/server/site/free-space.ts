// How much room the disks have. A database whose disk is full stops in the middle and takes reading along with it; so
// writing is refused in words while there is still room for what goes on by itself, and goes on when there is more.
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { DomainError } from '../../contract/errors.ts';
import { DISK_FULL } from '../http/responses/error-response.ts';

export interface DiskState {
  folder: string;
  freeBytes: number;
  /** Below this nothing more is taken. */
  wantedBytes: number;
  isLow: boolean;
  /** Null while there is room. */
  dateLowSince: string | null;
}

export interface FreeSpaceOptions {
  /** Where uploads lie; where the database lies, if it is ours. */
  folders: Readonly<Partial<Record<DiskUse, string>>>;
  wantedBytes: number;
  log: Logger;
  /** Free bytes of the file system that a folder is on. */
  measure?: (folder: string) => Promise<number>;
}

export type DiskUse = 'files' | 'database';

const INTERVAL_MS = 1000;
/** Room has to be a little more than enough before writing goes on, lest it stops again at once. */
const ENOUGH = 1.1;

export class FreeSpace {
  readonly #options: FreeSpaceOptions;
  readonly #states = new Map<DiskUse, DiskState>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: FreeSpaceOptions) {
    this.#options = options;
  }

  get states(): readonly DiskState[] {
    return [...this.#states.values()];
  }

  get isLow(): boolean {
    return this.states.some((state) => state.isLow);
  }

  /** Looks at once, and from then on every second. */
  async watch(): Promise<void> {
    await this.measure();
    this.#timer = setInterval(() => void this.measure(), INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async measure(): Promise<void> {
    const { folders, log, measure = freeBytesOf } = this.#options;
    for (const [use, folder] of Object.entries(folders) as [DiskUse, string][]) {
      try {
        this.#note(use, folder, await measure(folder));
      } catch (error) {
        log.warn({ err: error, folder }, 'the free space of a folder cannot be told');
      }
    }
  }

  /** Before something of this size is stored. */
  requireRoom(use: DiskUse, bytes = 0): void {
    const state = this.#states.get(use);
    if (state && (state.isLow || state.freeBytes - bytes < state.wantedBytes))
      throw new DomainError('cannotWrite', 503, DISK_FULL, { retryAfter: 30 });
  }

  #note(use: DiskUse, folder: string, freeBytes: number): void {
    const { wantedBytes, log } = this.#options;
    const known = this.#states.get(use);
    const isLow = freeBytes < wantedBytes * (known?.isLow ? ENOUGH : 1);
    const dateLowSince = isLow ? (known?.dateLowSince ?? new Date().toISOString()) : null;
    this.#states.set(use, { folder, freeBytes, wantedBytes, isLow, dateLowSince });
    if (isLow === (known?.isLow ?? false)) return;
    if (isLow) log.error({ folder, freeBytes, wantedBytes }, 'the disk is nearly full: writing is refused');
    else log.warn({ folder, freeBytes }, 'the disk has room again: writing goes on');
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
