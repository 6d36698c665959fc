// A fixed number of readers asking one thing again and again for some seconds.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Scenario } from './scenarios.ts';
import type { ServerProcess } from './server-process.ts';
import type { Filled } from './synthetic-site.ts';

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time for one request. */
  serverCpu: number;
  databaseCpu: number;
  failures: number;
  sample: Sample;
}

export interface Sample {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const READERS = 8;
/** Before that many requests of a kind the engine has not compiled what it runs often. */
const WARM_UP_REQUESTS = 2000;
const LONGEST_WARM_UP_MILLISECONDS = 10_000;

export async function measureLoad(
  server: ServerProcess,
  scenario: Scenario,
  filled: Filled,
  seconds: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  let count = 0;
  const ask = () => send(agent, server.url + addressOf(scenario, count), scenario, filled, count++);
  const sample = await ask();
  if (sample.status >= 400)
    throw new Error(`${scenario.name} answered ${sample.status}: ${sample.body.toString().slice(0, 300)}`);
  await run(ask, LONGEST_WARM_UP_MILLISECONDS, WARM_UP_REQUESTS);
  const before = server.cpu();
  const { times, failures, elapsed } = await run(ask, seconds * 1000);
  const after = server.cpu();
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requestsPerSecond: times.length / (elapsed / 1000),
    p50: at(0.5),
    p99: at(0.99),
    serverCpu: ((after.server - before.server) * 1000) / times.length,
    databaseCpu: ((after.database - before.database) * 1000) / times.length,
    failures,
    sample,
  };
}

function addressOf({ path, isFresh }: Scenario, at: number): string {
  return isFresh ? `${path}${path.includes('?') ? '&' : '?'}fresh=${at}` : path;
}

export async function run(
  ask: () => Promise<{ status: number }>,
  milliseconds: number,
  requests = Number.POSITIVE_INFINITY,
): Promise<{ times: number[]; failures: number; elapsed: number }> {
  const times: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const reader = async () => {
    while (performance.now() - startedAt < milliseconds && times.length < requests) {
      const sentAt = performance.now();
      const { status } = await ask();
      times.push(performance.now() - sentAt);
      if (status >= 400) failures++;
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return { times, failures, elapsed: performance.now() - startedAt };
}

export function send(
  agent: Agent,
  url: string,
  scenario: Pick<Scenario, 'method' | 'as' | 'body' | 'isFresh'>,
  filled: Filled | undefined,
  at: number,
): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const body = scenario.body && JSON.stringify(scenario.body(at));
    const headers: Record<string, string> = {
      ...(!scenario.isFresh && { 'accept-encoding': 'br, gzip' }),
      ...(filled && cookieOf(scenario, filled)),
      origin: new URL(url).origin,
      'x-requested-with': 'parley',
      ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    };
    const call = request(url, { method: scenario.method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

export function cookieOf(scenario: Pick<Scenario, 'as'>, filled: Filled): Record<string, string> {
  if (scenario.as === 'guest') return {};
  return { cookie: scenario.as === 'member' ? filled.cookie : filled.adminCookie };
}
