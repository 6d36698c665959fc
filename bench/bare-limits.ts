// What this machine could do at best: the same bytes from a bare HTTP server, the same SQL straight through the driver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Site } from '../platform/server/site/site.ts';
import { startGenerator } from './generator-process.ts';
import { type Measured, run, type Sample, summaryOf } from './load.ts';
import type { RecordedStatement } from './recorded-statements.ts';
import { cpuOf } from './server-process.ts';

export interface Bare {
  requestsPerSecond: number;
  p50: number;
  /** Milliseconds of processor time for one request: of the bare server, or of the driver in this process. */
  cpu: number;
  /** How much of a core the load generator took; NaN where this process asks by itself. */
  generatorShare: number;
}

const PROGRAM = `
const { createServer } = require('node:http');
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
  const { headers, body } = JSON.parse(Buffer.concat(chunks).toString());
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
});`;

export async function bareHttp(sample: Sample, { connections, seconds }: Measured): Promise<Bare> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const generator = startGenerator();
  try {
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = sample.headers;
    child.stdin.end(
      JSON.stringify({
        headers: { ...headers, 'content-length': sample.body.length },
        body: sample.body.toString('base64'),
      }),
    );
    const [port] = await once(child.stdout, 'data');
    const job = { port: Number(port), method: 'GET', path: '/', headers: {}, startsAt: 0, connections };
    await generator.generate({ ...job, milliseconds: 2000, requests: 20_000 });
    const before = cpuOf(child.pid as number);
    const result = await generator.generate({
      ...{ ...job, milliseconds: seconds * 1000, requests: Number.MAX_SAFE_INTEGER },
    });
    const cpu = ((cpuOf(child.pid as number) - before) * 1000) / result.answered;
    return { ...summaryOf(result), cpu };
  } finally {
    generator.stop();
    child.kill();
  }
}

export async function bareSql(
  site: Site,
  statements: readonly RecordedStatement[],
  seconds: number,
): Promise<Bare> {
  const reads = statements.filter(
    (statement) =>
      /^\s*(?:select|with)\b/i.test(statement.text) && !/\b(?:insert|update|delete)\b/i.test(statement.text),
  );
  const nothing = Number.NaN;
  if (reads.length === 0)
    return { requestsPerSecond: nothing, p50: nothing, cpu: nothing, generatorShare: nothing };
  const ask = async () => {
    await Promise.all(
      reads.map(({ name, text, values }) =>
        site.database.pool.query({ ...(name && { name }), text, values: [...values] }),
      ),
    );
    return { status: 200 };
  };
  await run(ask, 500);
  const before = process.cpuUsage();
  const result = await run(ask, seconds * 1000);
  const { user, system } = process.cpuUsage(before);
  return { ...summary(result), cpu: (user + system) / 1000 / result.times.length };
}

function summary({ times, elapsed }: { times: number[]; elapsed: number }): Bare {
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / (elapsed / 1000),
    p50: times[Math.floor(times.length / 2)] ?? 0,
    ...{ cpu: Number.NaN, generatorShare: Number.NaN },
  };
}
