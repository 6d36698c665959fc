// Mails are taken apart in a thread of their own, one after the other: whatever they are made of, nobody waits for them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WorkerPool } from '../../../platform/server/content/worker-pool.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { MailParts, ParsedMail } from './parse-mail.ts';

/** In the built product it lies beside the chunks, in the tree beside this file. */
const script = ['mail-worker.ts', 'mail-worker.js', '../mail-worker.js']
  .map((name) => join(import.meta.dirname, name))
  .find((path) => existsSync(path));

/** The largest mail that is honest takes a part of a second. */
const LONGEST_MS = 5_000;

const pools = new WeakMap<Site, WorkerPool>();

/** Refused with `TooComplicated`: nobody will ever read it. */
export async function parseInWorker(site: Site, content: Uint8Array): Promise<ParsedMail> {
  const { headers, ...parts } = (await poolOf(site).run(content, { isBulk: true })) as MailParts;
  return { ...parts, header: (name) => headers.get(name.toLowerCase()) ?? '' };
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
