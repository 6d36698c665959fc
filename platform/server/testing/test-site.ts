// A whole site on a fresh database, spoken to over HTTP.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { PageRoute } from '../../contract/page.ts';
import type { CacheLayer } from '../cache/cache-layers.ts';
import type { Migration } from '../db/migrate.ts';
import type { Feature } from '../feature/feature.ts';
import { createServer } from '../http/server.ts';
import type { RenderPage } from '../pages/make-page.ts';
import { createLog } from '../site/create-log.ts';
import { RunningSite } from '../site/running-site.ts';
import type { SiteOptions } from '../site/site.ts';
import { dropDatabase } from './drop-database.ts';
import { copyOf, migratedDatabase } from './migrated-database.ts';
import { TestClient } from './test-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    run: string;
  }
}

export interface TestSiteParts {
  features: readonly Feature[];
  /** Of a test's own: not there yet while what all test files share is made. */
  moreFeatures?: readonly Feature[];
  migrations: readonly Migration[];
  pageRoutes?: readonly PageRoute[];
  renderPage?: RenderPage;
  assetsFolder?: string;
  withJobs?: boolean;
  /** Tests do in a second what people do in a day: rates are limited where they are what is tested. */
  limitsRates?: boolean;
  cachesOff?: ReadonlySet<CacheLayer>;
  /** How a site is given what stands beside the database. */
  ways?: Pick<SiteOptions, 'databasePooler' | 'databaseReplicas' | 'redisUrl'>;
  /** In milliseconds; for what runs as a command, which may take its time. */
  statementTimeout?: number;
}

export interface TestSite {
  site: RunningSite;
  url: string;
  /** A browser without cookies: a guest. */
  guest: TestClient;
  /** A fresh browser. */
  client(): TestClient;
  close(): Promise<void>;
}

export async function createTestSite(parts: TestSiteParts): Promise<TestSite> {
  return createTestSiteOn(parts, await migratedDatabase(inject('databaseUrl'), parts.migrations));
}

/** On a database that is there already, with every table; it is dropped with the site. */
export async function createTestSiteOn(parts: TestSiteParts, databaseUrl: string): Promise<TestSite> {
  return (await openSite(parts, databaseUrl)).test;
}

/**
 * What many test files begin with is made once in a run, on a site of its own, and every site gets a copy of its database.
 * No files are copied, and what `fill` answers goes through JSON.
 */
export async function createFilledSite<Made>(
  parts: TestSiteParts,
  name: string,
  fill: (test: TestSite) => Promise<Made>,
): Promise<{ test: TestSite; made: Made }> {
  const make = async () => {
    const url = await migratedDatabase(inject('databaseUrl'), parts.migrations);
    const { test, stop } = await openSite({ ...parts, moreFeatures: [], withJobs: false }, url);
    const made = await fill(test);
    const left = await readdir(test.site.options.dataDirectory, { recursive: true, withFileTypes: true });
    if (left.some((each) => each.isFile())) throw new Error(`${name} has left files, which nobody gets.`);
    await stop();
    return { url, comment: JSON.stringify(made) };
  };
  const template = { name: `filled_${inject('run')}_${name}`, lock: 43, make };
  const { url, comment } = await copyOf(inject('databaseUrl'), template);
  return { test: (await openSite(parts, url)).test, made: JSON.parse(comment) };
}

/** As a command has it, while no server runs: on a fresh database, or beside others on theirs. */
export async function createIdleSite(
  { features, migrations }: TestSiteParts,
  databaseUrl?: string,
): Promise<{ site: RunningSite; close(): Promise<void> }> {
  const url = databaseUrl ?? (await migratedDatabase(inject('databaseUrl'), migrations));
  const dataDirectory = await mkdtemp(join(tmpdir(), 'parley-test-'));
  const site = new RunningSite({
    databaseUrl: url,
    url: 'http://127.0.0.1',
    dataDirectory,
    features,
    migrations,
    log: createLog('silent'),
    statementTimeout: 0,
  });
  const close = async () => {
    await site.close();
    await rm(dataDirectory, { recursive: true, force: true });
    if (!databaseUrl) await dropDatabase(inject('databaseUrl'), url);
  };
  return { site, close };
}

interface Opened {
  test: TestSite;
  /** Its database stays. */
  stop(): Promise<void>;
}

async function openSite(parts: TestSiteParts, databaseUrl: string): Promise<Opened> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'parley-test-'));
  const log = createLog(process.env.PARLEY_TEST_LOG ?? 'silent');
  const site = new RunningSite({
    databaseUrl,
    url: 'http://127.0.0.1',
    dataDirectory,
    features: [...parts.features, ...(parts.moreFeatures ?? [])],
    log,
    checksAnswers: true,
    limitsRates: parts.limitsRates ?? false,
    maxConnections: 10,
    statementTimeout: parts.statementTimeout,
    cachesOff: parts.cachesOff,
    migrations: parts.migrations,
    ...parts.ways,
  });
  await site.listen();
  if (parts.withJobs) await site.startJobs();
  const app = await createServer({
    site,
    pageRoutes: parts.pageRoutes ?? [],
    renderPage: parts.renderPage ?? ((document) => JSON.stringify(document)),
    ...(parts.assetsFolder && { assetsFolder: parts.assetsFolder }),
    exposesCost: true,
  });
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('localhost', '127.0.0.1');
  (site as { url: string }).url = url;
  const stop = async () => {
    // What a test left open or unread would be waited for.
    app.server.closeAllConnections();
    await app.close();
    await site.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const close = async () => {
    await stop();
    await dropDatabase(inject('databaseUrl'), databaseUrl);
  };
  const client = () => new TestClient(url);
  return { test: { site, url, guest: client(), client, close }, stop };
}
