// The pages that most people come to first, made before anybody can ask for one. The first page of a process compiles what draws
// it, opens connections and plans statements, which takes many times what the next one does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../platform/server/site/site.ts';

const PATHS = ['/', '/discussions', '/categories'];
const NEWEST = '/api/v2/discussions?limit=5';

/** A machine or a database that needs longer serves sooner without. */
const MOST_MILLISECONDS = 5_000;

/** No reader: it counts as no view of a page, and as nobody who is here. */
const USER_AGENT = 'Parley monitor';

/** As a guest. What fails is in the log, and fails again for whoever asks for it. */
export async function warmUp(app: FastifyInstance, site: Site): Promise<void> {
  const ending = new AbortController();
  const making = makePages(app, site, ending.signal).catch((error: Error) =>
    site.log.warn({ err: error }, 'pages could not be made before the first visit'),
  );
  await Promise.race([making, sleep(MOST_MILLISECONDS, undefined, { ref: false })]);
  ending.abort();
}

async function makePages(app: FastifyInstance, site: Site, end: AbortSignal): Promise<void> {
  const headers = { host: new URL(site.url).host, 'user-agent': USER_AGENT };
  const get = (url: string) => app.inject({ method: 'GET', url, headers });
  const make = async (paths: readonly string[]) => {
    for (const path of paths) if (!end.aborted) await get(path);
  };
  await make(PATHS);
  if (end.aborted) return;
  const newest = await get(NEWEST);
  if (newest.statusCode === 200)
    await make(newest.json<{ url: string }[]>().map(({ url }) => new URL(url).pathname));
}
