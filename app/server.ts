// `npm start`: opens the site, serves it, and ends in order.

import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensureAdministrator, issueSetupKey } from '../features/users/server/set-up.actions.ts';
import { registry } from '../platform/server/http/metrics.ts';
import { createServer } from '../platform/server/http/server.ts';
import { type Environment, readEnvironment } from '../platform/server/site/environment.ts';
import { openSite, StartProblem } from './open-site.ts';
import { pageRoutes } from './page-routes.ts';
import { createPageRenderer } from './render-page.tsx';
import { runOrExplain } from './run-or-explain.ts';

/** How long requests in flight get to finish. */
const GRACE_MILLISECONDS = 10_000;

await runOrExplain(serve);

async function serve(): Promise<void> {
  const environment = readEnvironment(process.env);
  const clientFolder = join(import.meta.dirname, '../client');
  if (!existsSync(clientFolder))
    throw new StartProblem('The built files are missing. Run npm start, which builds them.');
  const ending = endInOrder();
  const { site, applied, close } = await openSite(environment);
  ending.add(close);
  if (applied.length > 0) site.log.info({ migrations: applied.length }, 'the database was migrated');
  await ensureAdministrator(site, environment.admin);
  await site.listen();
  const app = await createServer({
    site,
    pageRoutes,
    renderPage: await createPageRenderer(clientFolder),
    assetsFolder: clientFolder,
    trustedProxies: environment.trustedProxies,
    tellsCost: process.env.PARLEY_TELL_COST === '1',
  });
  await listen(app, environment, close);
  ending.add(async () => {
    // A connection may fall idle only after the end began; one that nobody uses must not hold it up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 200);
    await app.close();
    clearInterval(sweep);
  });
  if (environment.metricsPort !== undefined) {
    const metrics = serveMetrics(environment.metricsPort);
    ending.add(async () => void metrics.close());
  }
  await site.startJobs();
  announce(environment.url, await issueSetupKey(site));
}

async function listen(
  app: FastifyInstance,
  { port, host }: Environment,
  close: () => Promise<void>,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=8081 npm start`,
      );
    if (code === 'EACCES')
      throw new StartProblem(
        `Port ${port} may not be used by this account. Choose one above 1024: PORT=8080 npm start`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(
        `HOST=${host} is not an address of this machine. Use HOST=127.0.0.1 or HOST=0.0.0.0.`,
      );
    throw error;
  }
}

function announce(url: string, setupKey: string | undefined): void {
  process.stdout.write(`\n  Parley is ready: ${url}\n`);
  if (setupKey) process.stdout.write(`  Set it up here, once: ${url}/setup?key=${setupKey}\n`);
  process.stdout.write('\n');
}

function serveMetrics(port: number) {
  const server = createHttpServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  return server.listen(port, '127.0.0.1');
}

/** From here on a signal ends what has been opened so far, the newest first. */
function endInOrder(): { add: (closer: () => Promise<unknown>) => void } {
  const closers: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end = async (): Promise<void> => {
    // A second signal does not wait.
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MILLISECONDS).unref();
    try {
      for (const close of closers.reverse()) await close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    }
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return { add: (closer) => closers.push(closer) };
}
