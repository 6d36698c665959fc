import type { Bare } from './bare-limits.ts';
import type { Load } from './load.ts';

export interface ReportRow {
  scenario: string;
  load: Load;
  bare: Bare;
  kind: string;
  statements: number;
}

const COLUMNS = [
  '',
  'req/s',
  'p50 ms',
  'p99 ms',
  'server CPU ms',
  'of it SQL driver',
  'database CPU ms',
  'bare req/s',
  'ratio',
  'beside',
];

export function printReport(rows: readonly ReportRow[]): void {
  const table = rows.map(({ scenario, load, bare, kind }) => {
    const hasBare = Number.isFinite(bare.requestsPerSecond);
    return [
      scenario + (load.failures > 0 ? ` (${load.failures} FAILED)` : ''),
      load.requestsPerSecond.toFixed(0),
      load.p50.toFixed(2),
      load.p99.toFixed(2),
      load.serverCpu.toFixed(3),
      Number.isFinite(bare.cpu) ? bare.cpu.toFixed(3) : '-',
      load.databaseCpu.toFixed(3),
      hasBare ? bare.requestsPerSecond.toFixed(0) : '-',
      hasBare ? (load.requestsPerSecond / bare.requestsPerSecond).toFixed(2) : '-',
      hasBare ? kind : '-',
    ];
  });
  const widths = COLUMNS.map((column, at) =>
    Math.max(column.length, ...table.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        at === 0 || at === cells.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${line(COLUMNS)}\n${table.map(line).join('\n')}\n`);
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
