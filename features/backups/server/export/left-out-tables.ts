// What an export of a site does without: what each feature says of its own tables, and what is of the platform.
import type { LeftOutTable } from '../../../../platform/server/feature/feature.ts';
import type { Site } from '../../../../platform/server/site/site.ts';

const OF_THE_PLATFORM: Readonly<Record<string, LeftOutTable>> = {
  events: { reason: 'Listeners and caches have taken them in.' },
  indexed_records: { reason: 'Goes by the events.' },
  idempotency_records: { reason: 'Of calls that are made again within a day.' },
  bulk_operations: { reason: 'Of calls that are under way.' },
  logged_errors: { reason: 'Of this machine.' },
  migrations: { reason: 'The header names them.' },
  host_failures: { reason: 'Of the network of this machine.' },
};

export function leftOutTables(site: Site): ReadonlyMap<string, LeftOutTable> {
  const declared = site.features.all.flatMap(({ tables }) => Object.entries(tables?.leftOutOfExports ?? {}));
  return new Map([...Object.entries(OF_THE_PLATFORM), ...declared]);
}

export function rebuildingJobs(site: Site): string[] {
  const jobs = [...leftOutTables(site).values()].flatMap(({ rebuiltBy }) => (rebuiltBy ? [rebuiltBy] : []));
  return [...new Set(jobs)];
}
