// `npm start`: opens the site, serves it, and ends in order.

import './readable-stacks.ts';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureAdministrator, issueSetupKey } from '../features/users/server/registration/set-up.actions.ts';
import { createServer } from '../platform/server/http/server.ts';
import { onRestart, RESTART_EXIT_CODE } from '../platform/server/processes/restart-server.ts';
import { readEnvironment, withPort } from '../platform/server/site/environment.ts';
import { allPageRoutes } from './all-page-routes.ts';
import { isFirstProcess, leaveWhenReplaced, placeOfProcess } from './leaving.ts';
import { freePort, orExplain, serveMetrics } from './listening.ts';
import { openSite, StartProblem } from './open-site.ts';
import { registerWebFeature } from './register-web-feature.ts';
import { createPageRenderer } from './render-page.tsx';
import { runOrExplain } from './run-or-explain.ts';
import { FAILURE_EXIT_CODE, handleUncaughtFailures } from './uncaught-failures.ts';
import { warmUp } from './warm-up.ts';

/** How long requests in flight get to finish. */
const GRACE_MILLISECONDS = 10_000;

await runOrExplain(serve);

async function serve(): Promise<void> {
  const given = readEnvironment(process.env);
  // The address of the site is needed before there is a server to ask for its port.
  const environment = given.port === 0 ? withPort(given, await freePort(given.host)) : given;
  const clientFolder = builtClient();
  const ending = endInOrder();
  const opening = openSite(environment);
  // Who is told to end while it is opened leaves nothing behind either.
  ending.add(async () => (await opening).close());
  const { site, applied, addons, close } = await opening;
  for (const addon of addons.loaded) for (const feature of addon.web) registerWebFeature(feature);
  handleUncaughtFailures(site.log, ending.endAfterFailure);
  if (applied.length > 0) site.log.info({ migrations: applied.length }, 'the database was migrated');
  await ensureAdministrator(site, environment.admin);
  const app = await createServer({
    site,
    pageRoutes: [...addons.loaded.flatMap((addon) => addon.pageRoutes), ...allPageRoutes],
    renderPage: await createPageRenderer(clientFolder, !environment.cachesOff.has('fragments')),
    assetsFolder: clientFolder,
    addonFiles: addons.loaded.flatMap(({ browser }) => browser ?? []),
    trustedProxies: environment.trustedProxies,
    maxUnreadBytes: environment.maxUnreadBytes,
    exposesCost: process.env.PARLEY_TELL_COST === '1',
  });
  // Before anybody can ask for it.
  onRestart(() => ending.end(RESTART_EXIT_CODE));
  await warmUp(app, site);
  await orExplain(app.listen({ port: environment.port, host: environment.host }), environment, close);
  ending.add(async () => {
    // A connection may fall idle only after the end began; one that nobody uses must not hold it up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 200);
    await app.close();
    clearInterval(sweep);
  });
  if (environment.metricsPort !== undefined) {
    const metricsPort = environment.metricsPort + placeOfProcess();
    const metrics = await orExplain(
      serveMetrics(metricsPort),
      { port: metricsPort, host: '127.0.0.1', name: 'PARLEY_METRICS_PORT' },
      close,
    );
    ending.add(async () => void metrics.close());
  }
  await site.startJobs();
  if (isFirstProcess()) announce(environment.url, await issueSetupKey(site));
  leaveWhenReplaced(app, ending.end);
  // Node keeps what it compiled when it ends in order: whoever is killed would compile it all again.
  flushCompileCache();
}

function builtClient(): string {
  const folder = join(import.meta.dirname, '../client');
  if (!existsSync(folder))
    throw new StartProblem('The built files are missing. Run npm start, which builds them.');
  return folder;
}

function announce(url: string, setupKey: string | undefined): void {
  process.stdout.write(`\n  Parley is ready: ${url}\n`);
  if (setupKey) process.stdout.write(`  Set it up here, once: ${url}/setup?key=${setupKey}\n`);
  process.stdout.write('\n');
}

/** From here on a signal ends what has been opened so far, the newest first. */
function endInOrder(): {
  add: (closer: () => Promise<unknown>) => void;
  end: (code?: number) => void;
  endAfterFailure: () => void;
} {
  const closers: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end = async (code = 0): Promise<void> => {
    isEnding = true;
    setTimeout(() => {
      process.stderr.write(`Parley did not end in order within ${GRACE_MILLISECONDS / 1000} seconds.\n`);
      process.exit(code || 1);
    }, GRACE_MILLISECONDS).unref();
    try {
      for (const close of closers.reverse()) await close();
      process.exit(code);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(code || 1);
    }
  };
  const onSignal = () => {
    // A second signal does not wait.
    if (isEnding) process.exit(1);
    void end();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return {
    add: (closer) => closers.push(closer),
    end: (code) => {
      if (!isEnding) void end(code);
    },
    endAfterFailure: () => {
      if (!isEnding) void end(FAILURE_EXIT_CODE);
    },
  };
}
