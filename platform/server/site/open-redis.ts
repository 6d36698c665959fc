import { createHash } from 'node:crypto';
import { addressOf, currentUrl } from '../db/database-address.ts';
import { Redis } from '../redis/redis.ts';
import type { Site } from './site.ts';

type Opened = Pick<Site, 'options' | 'log' | 'processID'> & { invalidate(tags: readonly string[]): void };

export function openRedis(site: Opened): Redis | undefined {
  const { options, log, processID } = site;
  if (options.redisUrl === undefined) return undefined;
  return new Redis({
    url: options.redisUrl,
    prefix: prefixOf(options.databaseUrl),
    processID,
    invalidate: (tags) => site.invalidate(tags),
    onChange: (isThere, error) =>
      log.warn(
        { err: error },
        isThere ? 'Redis is there' : 'Redis is away: each process counts rates by itself',
      ),
  });
}

/** The same for all processes of a site. */
function prefixOf(databaseUrl: string): string {
  const { pathname } = new URL(currentUrl(addressOf(databaseUrl)));
  return `parley:${createHash('sha256').update(pathname).digest('hex').slice(0, 12)}`;
}
