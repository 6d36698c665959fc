import type { Bare } from './bare-limits.ts';
import type { Load } from './load.ts';

export interface ReportRow {
  scenario: string;
  load: Load;
  bare: Bare;
  /** What stands beside it. */
  kind: 'http' | 'sql';
  statements: number;
}

const COLUMNS = [
  '',
  'req/s',
  'p50 ms',
  'p99 ms',
  'server CPU ms',
  'req/s of a core',
  'of it SQL driver',
  'database CPU ms',
  'generator',
  'bare req/s',
  'bare of a core',
  'generator',
  'ratio',
  'beside',
];

export function printReport(rows: readonly ReportRow[]): void {
  const table = rows.map((row) => [
    row.scenario + (row.load.failures > 0 ? ` (${row.load.failures} FAILED)` : ''),
    ...ownCells(row),
    ...bareCells(row),
  ]);
  const widths = COLUMNS.map((column, at) =>
    Math.max(column.length, ...table.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        at === 0 || at === cells.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${line(COLUMNS)}\n${table.map(line).join('\n')}\n\n${explanation(rows)}\n`);
}

function ownCells({ load, bare, kind }: ReportRow): string[] {
  return [
    load.requestsPerSecond.toFixed(0),
    load.p50.toFixed(2),
    load.p99.toFixed(2),
    load.serverCpu.toFixed(3),
    (1000 / load.serverCpu).toFixed(0),
    kind === 'sql' && Number.isFinite(bare.cpu) ? bare.cpu.toFixed(3) : '-',
    load.databaseCpu.toFixed(3),
    shareText(load.generatorShare),
  ];
}

function bareCells({ load, bare, kind }: ReportRow): string[] {
  if (!Number.isFinite(bare.requestsPerSecond)) return ['-', '-', '-', '-', '-'];
  const isHttp = kind === 'http';
  return [
    bare.requestsPerSecond.toFixed(0),
    isHttp ? (1000 / bare.cpu).toFixed(0) : '-',
    shareText(bare.generatorShare),
    // Of a core each: no generator has a part in that. The database works beside its driver, so there the clock counts.
    (isHttp ? bare.cpu / load.serverCpu : load.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
    isHttp ? 'same bytes over bare HTTP' : 'same SQL through the driver',
  ];
}

/** From here on the load generator may be what is measured. */
const NEAR_ITS_LIMIT = 0.9;

function shareText(share: number): string {
  if (!Number.isFinite(share)) return '-';
  return `${Math.round(share * 100)} %${share >= NEAR_ITS_LIMIT ? ' LIMIT' : ''}`;
}

function explanation(rows: readonly ReportRow[]): string {
  const shares = rows.flatMap(({ load, bare }) => [load.generatorShare, bare.generatorShare]);
  const limited = shares.filter((share) => share >= NEAR_ITS_LIMIT).length;
  const most = Math.max(...shares.filter(Number.isFinite));
  return [
    `"generator": how much of a core the load generator took, at most ${Math.round(most * 100)} %.`,
    limited === 0
      ? 'It was never the limit.'
      : `${limited} times it may have been the limit: there the requests of a core count, not those a second.`,
    'The ratio to bare HTTP compares requests of a core, which no generator has a part in.',
  ].join(' ');
}

/** How much more the far end of something costs than its beginning: processor time of server and database. */
export function printFar(rows: readonly ReportRow[], pairs: readonly (readonly [string, string])[]): void {
  const costOf = (name: string) => {
    const load = rows.find(({ scenario }) => scenario === name)?.load;
    return load ? load.serverCpu + load.databaseCpu : Number.NaN;
  };
  for (const [near, far] of pairs)
    process.stdout.write(`\n${far} costs ${(costOf(far) / costOf(near)).toFixed(2)} times ${near}`);
  process.stdout.write('\n');
}
