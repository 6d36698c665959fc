import { Replicas } from '../db/replicas/replicas.ts';
import { withoutPassword } from './setting-problem.ts';
import type { Site } from './site.ts';

export function openReplicas(
  { options, database, log }: Pick<Site, 'options' | 'database' | 'log'>,
  catchUp: () => Promise<void>,
): Replicas | undefined {
  const { databaseReplicas: urls = [], maxConnections, statementTimeout } = options;
  if (urls.length === 0) return undefined;
  return new Replicas({
    urls,
    maxConnections,
    statementTimeout,
    primary: database,
    catchUp,
    onChange: (url, isUsed) =>
      log.warn(
        { replica: withoutPassword(url) },
        isUsed ? 'a replica is read from' : 'a replica is left alone',
      ),
  });
}
