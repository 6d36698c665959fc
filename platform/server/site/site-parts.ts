// What a site is given by its options.
import { join } from 'node:path';
import type { Snapshot } from '../cache/snapshots.ts';
import type { CircuitBreaker } from '../circuit-breaker/circuit-breaker.ts';
import { configSnapshot } from '../config/config.ts';
import { createMailPort, type MailPort } from '../mail/mail.ts';
import { permissionsOf } from '../permissions/permission-registry.ts';
import { type RoleRegistry, roleRegistrySnapshot } from '../permissions/permission-sets.ts';
import { memberGrants } from '../places/member-grants.ts';
import { FreeSpace } from './free-space.ts';
import type { Site, SiteOptions } from './site.ts';

export function mailOf(
  { smtpUrl, dataDirectory, mailFrom, url }: SiteOptions,
  hosts: CircuitBreaker,
): MailPort {
  const from = mailFrom ?? `no-reply@${new URL(url).hostname}`;
  return createMailPort({ smtpUrl, hosts, folder: join(dataDirectory, 'mail'), from });
}

export function freeSpaceOf({
  dataDirectory,
  databaseFolder,
  minimumFreeSpace = 0,
  log,
}: SiteOptions): FreeSpace {
  const folders = { files: dataDirectory, ...(databaseFolder && { database: databaseFolder }) };
  return new FreeSpace({ folders, wantedBytes: minimumFreeSpace, log });
}

export function roleRegistryOf(site: Site): Snapshot<RoleRegistry, Site> {
  return roleRegistrySnapshot({
    roles: site.features.provided.roles,
    junctions: site.features.all.flatMap((feature) => feature.junctions ?? []),
    known: async () => {
      const config = await site.snapshots.get(configSnapshot);
      const permissions = permissionsOf({ site, config });
      return {
        find: (permission) => permissions.find(permission),
        ofCategories: permissions.ofCategories,
        memberGrants: site.features
          .enabled(config)
          .flatMap((feature) =>
            memberGrants.declaredIn([feature]).map((source) => ({ ...source, addonKey: feature.addon?.key })),
          ),
      };
    },
  });
}
