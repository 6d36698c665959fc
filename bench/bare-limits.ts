// What this machine could do at best: the same bytes from a bare HTTP server, the same SQL straight through the driver.
import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import type { Site } from '../platform/server/site/site.ts';
import { run, type Sample, send } from './load.ts';
import type { RecordedStatement } from './recorded-statements.ts';

export interface Bare {
  requestsPerSecond: number;
  p50: number;
  /** Milliseconds of our own processor time for one request: what the driver alone costs. */
  cpu: number;
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

export async function bareHttp(sample: Sample, seconds: number): Promise<Bare> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = sample.headers;
  child.stdin.end(
    JSON.stringify({
      headers: { ...headers, 'content-length': sample.body.length },
      body: sample.body.toString('base64'),
    }),
  );
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = () => send(agent, `http://127.0.0.1:${port}/`, { method: 'GET', as: 'guest' }, undefined, 0);
  await run(ask, 500);
  const result = await run(ask, seconds * 1000);
  agent.destroy();
  child.kill();
  return summary(result);
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
  if (reads.length === 0) return { requestsPerSecond: Number.NaN, p50: Number.NaN, cpu: Number.NaN };
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
    cpu: Number.NaN,
  };
}
