// `npm run bench -- --live --discussions=2000 --comments=1000`: what five thousand idle live connections cost, and how long
// pages take beside them.
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../platform/server/site/site.ts';
import { TestClient } from '../platform/server/testing/test-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Filled, type SignedIn, signInMembers } from './synthetic-site.ts';

const CONNECTIONS = 5000;
/** Two windows each, with what they are looking at, their notifications and their inbox. */
const MEMBERS = 1000;
const WINDOWS = 2;
/** As many as one address may have: each hundred comes from another address of this machine. */
const OF_ADDRESS = 100;
const AT_ONCE = 50;
const VIEWS = 400;
const WARM_UP_VIEWS = 20;
const MS_BETWEEN_VIEWS = 25;
const SETTLING_MS = 10_000;

export async function measureLiveConnections(
  dataDirectory: string,
  filled: Filled,
  site: Site,
): Promise<void> {
  const members = await signInMembers(site, MEMBERS);
  const server = await startServer(dataDirectory);
  const open: ClientRequest[] = [];
  try {
    // So few pages that no memory is left over from them, which connections would take unseen.
    await viewPages(server, filled, WARM_UP_VIEWS);
    const before = await settledMemory(server);
    const live = `${server.url}/api/v2/live?topics=discussion:${filled.longDiscussion.id}`;
    const wanted = [...membersWindows(live, members), ...guestsWindows(live)];
    for (let at = 0; at < wanted.length; at += AT_ONCE)
      open.push(...(await Promise.all(wanted.slice(at, at + AT_ONCE).map(connect))));
    const after = await settledMemory(server);
    await viewPages(server, filled);
    const beside = await viewPages(server, filled);
    for (const each of open.splice(0)) each.destroy();
    const alone = await viewPages(server, filled);
    const each = (after - before) / CONNECTIONS / 1024;
    process.stdout.write(
      `${CONNECTIONS} idle live connections, ${MEMBERS * WINDOWS} of them of ${MEMBERS} members with topics of their own: ${each.toFixed(1)} kB of resident memory each ` +
        `(the server holds ${megabytes(before)} MB before, ${megabytes(after)} MB with them)\n` +
        `p95 of page views: ${alone.toFixed(0)} ms without, ${beside.toFixed(0)} ms beside them; ` +
        `load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    for (const each of open) each.destroy();
    await server.stop();
  }
}

interface Window {
  url: string;
  localAddress: string;
  cookie?: string;
}

function membersWindows(live: string, members: readonly SignedIn[]): Window[] {
  return members.flatMap(({ userID, cookie }) =>
    Array.from({ length: WINDOWS }, () => ({
      url: `${live},notifications:${userID},inbox:${userID}`,
      localAddress: '127.0.2.1',
      cookie,
    })),
  );
}

function guestsWindows(live: string): Window[] {
  return Array.from({ length: CONNECTIONS - MEMBERS * WINDOWS }, (_, at) => ({
    url: live,
    localAddress: `127.0.1.${Math.floor(at / OF_ADDRESS) + 1}`,
  }));
}

/** Open once its first event has come. */
function connect({ url, localAddress, cookie }: Window): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const call = get(
      url,
      { agent: false, localAddress, headers: { accept: 'text/event-stream', ...(cookie && { cookie }) } },
      (response: IncomingMessage) => {
        if (response.statusCode !== 200)
          reject(new Error(`A live connection was answered ${response.statusCode}.`));
        response.once('data', () => resolve(call));
        response.on('error', () => undefined);
        response.resume();
      },
    );
    // Those that are ended when all is measured fail no more.
    call.on('error', reject);
  });
}

/** The least of some seconds: what is collected meanwhile was not held. */
async function settledMemory(server: ServerProcess): Promise<number> {
  const until = performance.now() + SETTLING_MS;
  let least = server.memory();
  while (performance.now() < until) {
    await pause(250);
    least = Math.min(least, server.memory());
  }
  return least;
}

/** Half of the pages are made anew, half come from the cache. Answers the p95 in milliseconds. */
async function viewPages(server: ServerProcess, filled: Filled, views = VIEWS): Promise<number> {
  const guest = new TestClient(server.url);
  const paths = ['/discussions', filled.longDiscussion.path];
  const times: number[] = [];
  for (let at = 0; at < views; at++) {
    const path = `${paths[at % 2]}${at % 4 < 2 ? `?fresh=${Math.random()}` : ''}`;
    const askedAt = performance.now();
    const { status } = await guest.page(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    times.push(performance.now() - askedAt);
    await pause(MS_BETWEEN_VIEWS);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
