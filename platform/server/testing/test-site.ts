// A whole site on a fresh database, spoken to over HTTP.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { inject } from 'vitest';
import type { PageRoute } from '../../contract/page.ts';
import type { Migration } from '../db/migrate.ts';
import type { Feature } from '../feature/feature.ts';
import { createServer } from '../http/server.ts';
import type { RenderPage } from '../pages/make-page.ts';
import { Site } from '../site/site.ts';
import { dropDatabase } from './drop-database.ts';
import { migratedDatabase } from './migrated-database.ts';
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
  const databaseUrl = await migratedDatabase(inject('databaseUrl'), parts.migrations);
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
