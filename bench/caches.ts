// What each cache gives: the same requests with all caches and with one of them left out, in turns, one server each. The
// processor time of a request is compared, since it depends on the load generator and on the machine's other work the least.
import { CACHE_LAYERS, type CacheLayer } from '../platform/server/cache/cache-layers.ts';
import { type Measured, measureLoad } from './load.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { startServer } from './server-process.ts';
import type { Filled } from './synthetic-site.ts';

const RUNS = 3;
const MEASURED = [
  'guest thread page',
  'signed-in thread page',
  'list page uncached',
  'thread page uncached',
  'JSON list',
  'JSON list uncached',
  'JSON thread uncached',
];

interface Cost {
  scenario: string;
  without: CacheLayer | 'none';
  /** Milliseconds of processor time for one request, of server and database together. */
  cpu: number;
}

export async function measureCaches(dataDirectory: string, filled: Filled, load: Measured): Promise<void> {
  const measured = scenarios(filled).filter(({ name }) => MEASURED.includes(name));
  const costs: Cost[] = [];
  for (let run = 1; run <= RUNS; run++)
    for (const without of ['none', ...CACHE_LAYERS] as const) {
      process.stdout.write(`  run ${run}, without ${without} …\n`);
      costs.push(...(await measureWithout(without, dataDirectory, measured, filled, load)));
    }
  print(costs, measured);
}

async function measureWithout(
  without: CacheLayer | 'none',
  dataDirectory: string,
  measured: readonly Scenario[],
  filled: Filled,
  load: Measured,
): Promise<Cost[]> {
  const server = await startServer(dataDirectory, without === 'none' ? {} : { PARLEY_CACHES_OFF: without });
  try {
    const costs: Cost[] = [];
    for (const scenario of measured) {
      const { serverCpu, databaseCpu } = await measureLoad(server, scenario, filled, load);
      costs.push({ scenario: scenario.name, without, cpu: serverCpu + databaseCpu });
    }
    return costs;
  } finally {
    await server.stop();
  }
}

function print(costs: readonly Cost[], measured: readonly Scenario[]): void {
  const median = (scenario: string, without: Cost['without']) => {
    const found = costs.filter((cost) => cost.scenario === scenario && cost.without === without);
    return found.map(({ cpu }) => cpu).sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? Number.NaN;
  };
  process.stdout.write(
    `\nMilliseconds of processor time for a request with all caches, and how many times that it is without one\n(median of ${RUNS}):\n\n`,
  );
  process.stdout.write(
    `${'scenario'.padEnd(26)}${'all'.padStart(8)}${CACHE_LAYERS.map((layer) => layer.padStart(11)).join('')}\n`,
  );
  for (const { name } of measured) {
    const all = median(name, 'none');
    const ratios = CACHE_LAYERS.map((layer) => (median(name, layer) / all).toFixed(2).padStart(11));
    process.stdout.write(`${name.padEnd(26)}${all.toFixed(2).padStart(8)}${ratios.join('')}\n`);
  }
}
