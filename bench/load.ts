// A fixed number of connections asking one thing again and again for some seconds.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { startGenerator } from './generator-process.ts';
import type { LoadJob, LoadResult } from './load-generator.ts';
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
  /** How much of a core the load generator took: near 1 it is the limit, and not what is measured. */
  generatorShare: number;
  sample: Sample;
}

export interface Sample {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Before that many requests of a kind the engine has not compiled what it runs often. */
const WARM_UP_REQUESTS = 2000;
const LONGEST_WARM_UP_MILLISECONDS = 10_000;

export interface Measured {
  connections: number;
  seconds: number;
}

export async function measureLoad(
  server: ServerProcess,
  scenario: Scenario,
  filled: Filled,
  { connections, seconds }: Measured,
): Promise<Load> {
  const sample = await sampleOf(server.url, scenario, filled);
  const generator = startGenerator();
  try {
    const warmUp = await generator.generate({
      ...jobOf(server.url, scenario, filled),
      ...{ connections, requests: WARM_UP_REQUESTS, milliseconds: LONGEST_WARM_UP_MILLISECONDS },
    });
    const before = server.cpu();
    const result = await generator.generate({
      ...jobOf(server.url, scenario, filled, warmUp.answered + connections + 1),
      ...{ connections, requests: Number.MAX_SAFE_INTEGER, milliseconds: seconds * 1000 },
    });
    const after = server.cpu();
    return {
      ...summaryOf(result),
      serverCpu: ((after.server - before.server) * 1000) / result.answered,
      databaseCpu: ((after.database - before.database) * 1000) / result.answered,
      sample,
    };
  } finally {
    generator.stop();
  }
}

async function sampleOf(url: string, scenario: Scenario, filled: Filled): Promise<Sample> {
  const agent = new Agent();
  const path = scenario.path + (scenario.isFresh ? freshPart(scenario.path).replace('{at}', '0') : '');
  const sample = await send(agent, url + path, scenario, filled, 0);
  agent.destroy();
  if (sample.status >= 400)
    throw new Error(`${scenario.name} answered ${sample.status}: ${sample.body.toString().slice(0, 300)}`);
  return sample;
}

/** Numbers take the place of `{at}`, see `load-generator.ts`. */
function jobOf(url: string, scenario: Scenario, filled: Filled, startsAt = 1): Request {
  const { method, path, isFresh, body } = scenario;
  return {
    ...{ port: Number(new URL(url).port), method, startsAt },
    path: path + (isFresh ? freshPart(path) : ''),
    headers: headersOf(url, scenario, filled),
    body: body && JSON.stringify(body('{at}')),
  };
}

type Request = Pick<LoadJob, 'port' | 'method' | 'path' | 'headers' | 'body' | 'startsAt'>;

const freshPart = (path: string) => `${path.includes('?') ? '&' : '?'}fresh={at}`;

export function summaryOf({ answered, failures, elapsed, p50, p99, ownCpu }: LoadResult) {
  return {
    ...{ requestsPerSecond: answered / (elapsed / 1000), p50, p99, failures },
    generatorShare: ownCpu / elapsed,
  };
}

/** So many of this process at once. */
const READERS = 8;

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
    const headers = {
      ...headersOf(url, scenario, filled),
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
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

function headersOf(
  url: string,
  scenario: Pick<Scenario, 'as' | 'body' | 'isFresh'>,
  filled: Filled | undefined,
): Record<string, string> {
  return {
    ...(!scenario.isFresh && { 'accept-encoding': 'br, gzip' }),
    ...(filled && cookieOf(scenario, filled)),
    origin: new URL(url).origin,
    'x-requested-with': 'parley',
    ...(scenario.body && { 'content-type': 'application/json' }),
  };
}

export function cookieOf(scenario: Pick<Scenario, 'as'>, filled: Filled): Record<string, string> {
  if (scenario.as === 'guest') return {};
  return { cookie: scenario.as === 'member' ? filled.cookie : filled.adminCookie };
}
