// What a site would find out about an add-on the hard way: everything is tried, and nothing is left behind.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Site } from '../../platform/server/site/site.ts';
import { AddonProblem, readAddonPackage } from './addon-package.ts';
import { type LoadedAddon, loadAddon } from './load-addons.ts';
import { serverModules } from './server-modules.ts';
import { shareModules } from './shared-modules.ts';

export interface CheckResult {
  ok: boolean;
  finding: string;
}

export async function checkAddon(site: Site, folder: string): Promise<CheckResult[]> {
  const buildFolder = await mkdtemp(join(site.options.dataDirectory, 'addon-check-'));
  try {
    const found = readAddonPackage(folder);
    shareModules(serverModules);
    const others = site.features.all.filter((each) => each.addon?.version === undefined);
    const addon = await loadAddon(found, { buildFolder, features: others });
    return [
      {
        ok: true,
        finding: `${found.name} ${found.version} is built and has a manifest of its own: ${addon.feature.addon?.name}.`,
      },
      ...(await checkTables(site, addon)),
      ...checkMessages(addon),
    ];
  } catch (error) {
    if (error instanceof AddonProblem) return [{ ok: false, finding: error.message }];
    return [{ ok: false, finding: `It failed when it was loaded: ${(error as Error).message}` }];
  } finally {
    await rm(buildFolder, { recursive: true, force: true });
  }
}

const SCHEMA = 'parley_addon_check';

/** In a schema of their own, up, down and up again, and all of it rolled back. */
async function checkTables(site: Site, { migrations }: LoadedAddon): Promise<CheckResult[]> {
  if (migrations.length === 0) return [];
  const client = await site.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`create schema ${SCHEMA}`);
    await client.query(`set local search_path = ${SCHEMA}, public`);
    for (const { text } of migrations) await client.query(text);
    const made = await thingsIn(client);
    const withoutWay = migrations.filter(({ down }) => down === undefined).map(({ name }) => name);
    if (withoutWay.length > 0)
      return [
        {
          ok: false,
          finding: `No .down.sql lies beside ${withoutWay.join(', ')}: whoever removes the add-on keeps its tables.`,
        },
      ];
    for (const { down } of migrations.toReversed()) await client.query(down ?? '');
    const left = await thingsIn(client);
    if (left.length > 0) return [{ ok: false, finding: `The way down leaves behind: ${left.join(', ')}.` }];
    for (const { text } of migrations) await client.query(text);
    return [{ ok: true, finding: `Its tables go up, down and up again: ${made.join(', ')}.` }];
  } catch (error) {
    return [{ ok: false, finding: `Its migrations fail: ${(error as Error).message}` }];
  } finally {
    await client.query('rollback').catch(() => {});
    client.release(true);
  }
}

async function thingsIn(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = '${SCHEMA}'::regnamespace and relkind in ('r', 'v', 'm', 'S', 'p')
    union all select proname from pg_proc where pronamespace = '${SCHEMA}'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

function checkMessages({ messages }: LoadedAddon): CheckResult[] {
  return Object.entries(messages).map(([locale, texts]) => {
    const wrong = Object.entries(texts).find(
      ([, text]) => typeof text !== 'string' && typeof text !== 'object',
    );
    return wrong
      ? {
          ok: false,
          finding: `locales/${locale}.json: “${wrong[0]}” is neither a text nor its plural forms.`,
        }
      : { ok: true, finding: `It has ${Object.keys(texts).length} messages in ${locale}.` };
  });
}
