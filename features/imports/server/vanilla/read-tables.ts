// The export of the reference product's porter: tables of quoted values behind their names, in one text file.
import { basename } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { type Fields, MOST_CHARACTERS, textOf } from '../forum/read-text.ts';

export interface TableRow {
  table: string;
  row: Fields;
}

/** Rows of the named tables, some at a time, in the order of the file. */
export async function* readTables(file: string, tables: readonly string[]): AsyncGenerator<TableRow[]> {
  const reader = new TableReader(file, new Set(tables));
  for await (const piece of textOf(file)) {
    const rows = reader.take(piece);
    if (rows.length > 0) yield rows;
  }
  const rows = reader.end();
  if (rows.length > 0) yield rows;
}

/** Lines end at a line break that no backslash stands before and no quotation mark is open around. */
class TableReader {
  readonly #file: string;
  readonly #wanted: ReadonlySet<string>;
  #rest = '';
  #scanned = 0;
  #isQuoted = false;
  #table: string | undefined;
  #columns: string[] | undefined;

  constructor(file: string, wanted: ReadonlySet<string>) {
    this.#file = file;
    this.#wanted = wanted;
  }

  take(piece: string): TableRow[] {
    this.#rest += piece;
    const rows: TableRow[] = [];
    let start = 0;
    let at = this.#scanned;
    for (; at < this.#rest.length; at++) {
      const character = this.#rest[at];
      if (character === '\\') {
        if (at + 1 === this.#rest.length) break;
        at++;
      } else if (character === '"' && this.#columns) this.#isQuoted = !this.#isQuoted;
      else if (character === '\n' && !this.#isQuoted) {
        const row = this.#line(this.#rest.slice(start, at));
        if (row) rows.push(row);
        start = at + 1;
      }
    }
    this.#rest = this.#rest.slice(start);
    this.#scanned = at - start;
    if (this.#rest.length > MOST_CHARACTERS)
      throw new CommandProblem(`${basename(this.#file)} holds a row of more than 32 million characters.`);
    return rows;
  }

  end(): TableRow[] {
    if (this.#isQuoted)
      throw new CommandProblem(
        `${basename(this.#file)} ends in the middle of a row. Fetch the whole file again.`,
      );
    const row = this.#line(this.#rest);
    return row ? [row] : [];
  }

  #line(given: string): TableRow | undefined {
    const line = given.replace(/\r$/, '');
    if (line.trim() === '' && this.#columns !== undefined) {
      this.#table = undefined;
      this.#columns = undefined;
      return undefined;
    }
    if (this.#table === undefined) {
      this.#table = /^Table: (\w+)/.exec(line)?.[1];
      return undefined;
    }
    if (this.#columns === undefined) {
      this.#columns = line.split(',').map((column) => column.split(':')[0]?.trim() ?? '');
      return undefined;
    }
    if (!this.#wanted.has(this.#table)) return undefined;
    const values = valuesOf(line);
    if (values.length !== this.#columns.length)
      throw new CommandProblem(
        `A row of ${this.#table} in ${basename(this.#file)} has ${values.length} values where ${this.#columns.length} belong.`,
      );
    return {
      table: this.#table,
      row: Object.fromEntries(this.#columns.map((column, at) => [column, values[at] ?? null])),
    };
  }
}

/** `"words",5,\N`: what a backslash stands before is taken as it is. */
function valuesOf(line: string): (string | null)[] {
  const values: (string | null)[] = [];
  let pieces: string[] = [];
  let from = 0;
  let isNull = false;
  let isQuoted = false;
  const end = (at: number): void => {
    pieces.push(line.slice(from, at));
    values.push(isNull ? null : pieces.join(''));
    pieces = [];
    isNull = false;
    from = at + 1;
  };
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (character === '\\') {
      pieces.push(line.slice(from, at));
      if (line[at + 1] === 'N' && !isQuoted) isNull = true;
      from = at + 1;
      at++;
    } else if (character === '"') {
      pieces.push(line.slice(from, at));
      from = at + 1;
      isQuoted = !isQuoted;
    } else if (character === ',' && !isQuoted) end(at);
  }
  end(line.length);
  return values;
}
