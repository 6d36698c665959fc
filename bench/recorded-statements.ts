// Which SQL one request runs, read off a request made in process.
import { createServer } from '../platform/server/http/server.ts';
import type { Site } from '../platform/server/site/site.ts';
import { cookieOf } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { Filled } from './synthetic-site.ts';

export interface RecordedStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

export async function recordStatements(
  site: Site,
  scenario: Scenario,
  filled: Filled,
): Promise<RecordedStatement[]> {
  if (scenario.beside === 'bytes' || scenario.method !== 'GET') return [];
  const app = await createServer({ site, pageRoutes: [], renderPage: () => '' });
  const ask = () =>
    app.inject({
      method: scenario.method,
      url: scenario.path,
      headers: cookieOf(scenario, filled),
    });
  await ask();
  const { pool } = site.database;
  const recorded: RecordedStatement[] = [];
  const query = pool.query.bind(pool);
  (pool as { query: unknown }).query = (config: RecordedStatement) => {
    recorded.push(config);
    return query(config as never);
  };
  try {
    await ask();
  } finally {
    (pool as { query: unknown }).query = query;
    await app.close();
  }
  return recorded;
}
