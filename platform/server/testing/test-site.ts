// A whole site on a fresh database, spoken to over HTTP.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import type { PageRoute } from '../../contract/page.ts';
import { type Migration, migrate } from '../db/migrate.ts';
import type { Feature } from '../feature/feature.ts';
import { createServer } from '../http/server.ts';
import { migrateJobs } from '../jobs/jobs.ts';
import type { RenderPage } from '../pages/make-page.ts';
import { Site } from '../site/site.ts';
import { dropDatabase } from './drop-database.ts';
import { TestClient } from './test-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export interface TestSiteParts {
  features: readonly Feature[];
  migrations: readonly Migration[];
  pageRoutes?: readonly PageRoute[];
  renderPage?: RenderPage;
  assetsFolder?: string;
  withJobs?: boolean;
  /** Tests do in a second what people do in a day: rates are limited where they are what is tested. */
  limitsRates?: boolean;
}

export interface TestSite {
  site: Site;
  url: string;
  /** A browser without cookies: a guest. */
  guest: TestClient;
  /** A fresh browser. */
  client(): TestClient;
  close(): Promise<void>;
}

export async function createTestSite(parts: TestSiteParts): Promise<TestSite> {
  const databaseUrl = await createDatabase(inject('databaseUrl'), parts.migrations);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'parley-test-'));
  const log = pino({ level: process.env.PARLEY_TEST_LOG ?? 'silent' });
  const site = new Site({
    databaseUrl,
    url: 'http://127.0.0.1',
    dataDirectory,
    features: parts.features,
    log,
    checksAnswers: true,
    limitsRates: parts.limitsRates ?? false,
    maxConnections: 10,
  });
  await site.listen();
  if (parts.withJobs) await site.startJobs();
  const app = await createServer({
    site,
    pageRoutes: parts.pageRoutes ?? [],
    renderPage: parts.renderPage ?? ((document) => JSON.stringify(document)),
    ...(parts.assetsFolder && { assetsFolder: parts.assetsFolder }),
    tellsCost: true,
  });
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('localhost', '127.0.0.1');
  (site as { url: string }).url = url;
  return {
    site,
    url,
    guest: new TestClient(url),
    client: () => new TestClient(url),
    async close() {
      await app.close();
      await site.close();
      await rm(dataDirectory, { recursive: true, force: true });
      await dropDatabase(inject('databaseUrl'), databaseUrl);
    },
  };
}

/** Every test file gets a copy of one migrated template, which is made by whoever comes first. */
async function createDatabase(serverUrl: string, migrations: readonly Migration[]): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const template = `template_${hashOf(migrations)}`;
    await admin.query('select pg_advisory_lock(42)');
    const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await admin.query(`create database ${template}_new`);
      await fill(withDatabase(serverUrl, `${template}_new`), migrations);
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
    await admin.query(`create database ${name} template ${template}`);
    await admin.query('select pg_advisory_unlock(42)');
    return withDatabase(serverUrl, name);
  } finally {
    await admin.end();
  }
}

async function fill(url: string, migrations: readonly Migration[]): Promise<void> {
  const { Database } = await import('../db/database.ts');
  const database = new Database({ url });
  await migrate(database, migrations);
  await migrateJobs(database.pool);
  await database.close();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function hashOf(migrations: readonly Migration[]): string {
  let hash = 5381;
  for (const { name, text } of migrations)
    for (const character of name + text) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
