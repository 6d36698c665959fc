// Mails are taken apart in a thread of their own, one after the other: whatever they are made of, nobody waits for them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TooComplicated } from '../../../platform/server/content/too-complicated.ts';
import { WorkerPool } from '../../../platform/server/content/worker-pool.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { MailParts, ParsedMail } from './parse-mail.ts';

/** In the built product it lies beside the chunks, in the tree beside this file. */
const script = ['mail-worker.ts', 'mail-worker.js', '../mail-worker.js']
  .map((name) => join(import.meta.dirname, name))
  .find((path) => existsSync(path));

/** The largest mail that is honest takes a part of a second. */
const LONGEST_MS = 5_000;
/**
 * Five megabytes of an attachment are 70,000 lines. Each line costs memory, and a thread that runs out of it in the middle
 * of a line takes the whole process along: no limit of time or memory may be what ends such a mail.
 */
const MOST_LINES = 100_000;

const LINE_FEED = 10;

const pools = new WeakMap<Site, WorkerPool>();

/** Refused with `TooComplicated`: nobody will ever read it. */
export async function parseInWorker(site: Site, content: Buffer): Promise<ParsedMail> {
  if (hasMoreLines(content, MOST_LINES)) throw new TooComplicated('The mail has too many lines.');
  const { headers, ...parts } = (await poolOf(site).run(content, { isBulk: true })) as MailParts;
  return { ...parts, header: (name) => headers.get(name.toLowerCase()) ?? '' };
}

function hasMoreLines(content: Buffer, most: number): boolean {
  let lines = 0;
  for (let at = content.indexOf(LINE_FEED); at !== -1; at = content.indexOf(LINE_FEED, at + 1))
    if (++lines > most) return true;
  return false;
}

function poolOf(site: Site): WorkerPool {
  const known = pools.get(site);
  if (known) return known;
  const pool = new WorkerPool({
    script: script ?? 'mail-worker.js',
    size: 1,
    taskLimitMs: LONGEST_MS,
    maxWaiting: 1000,
    maxWaitingPerOwner: 1000,
    waitLimitMs: 600_000,
    idleMs: 10_000,
  });
  pools.set(site, pool);
  site.onClose(() => pool.close());
  return pool;
}
