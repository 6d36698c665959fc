// Rows of a dump in SQL: of mysqldump and phpMyAdmin, or of pg_dump, with INSERT statements or COPY.
import { basename } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { type Fields, MOST_CHARACTERS, textOf } from '../forum/read-text.ts';

export interface SqlRow {
  /** Without the prefix of the site and its schema. */
  table: string;
  row: Fields;
}

const INSERT =
  /^insert\s{1,5}(?:ignore\s{1,5})?into\s{1,5}([`"\w.]{1,100})\s{0,5}(?:\(([^)]{0,5000})\))?\s{0,5}values\s{0,5}/i;
const CREATE = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([`"\w.]+)\s*\(([\s\S]*)$/i;
const COPY = /^copy\s+([`"\w.]+)\s*\(([^)]*)\)\s+from\s+stdin/i;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '', b: '\b', Z: '' };

export async function* readSql(file: string, tables: readonly string[]): AsyncGenerator<SqlRow[]> {
  const columns = new Map<string, string[]>();
  const known = tables.toSorted((one, other) => other.length - one.length);
  const wanted = (name: string) => known.find((table) => isTable(name, table));
  for await (const { text, copied } of statements(file)) {
    const insert = copied === undefined ? INSERT.exec(text) : undefined;
    const create = copied === undefined && !insert ? CREATE.exec(text) : undefined;
    if (create) columns.set(plain(create[1]), columnsOf(create[2] ?? ''));
    const name = plain(copied?.table ?? insert?.[1]);
    const table = name === '' ? undefined : wanted(name);
    if (table === undefined) continue;
    const given = copied?.columns ?? (insert?.[2] ? namesOf(insert[2]) : columns.get(name));
    if (!given)
      throw new CommandProblem(
        `${basename(file)} fills the table ${name} without saying which columns it has.`,
      );
    const values = copied ? copied.lines.map(copiedValues) : tuplesOf(text.slice(insert?.[0].length));
    yield values.map((tuple) => {
      if (tuple.length !== given.length)
        throw new CommandProblem(
          `A row of ${name} in ${basename(file)} has ${tuple.length} values where ${given.length} belong.`,
        );
      return { table, row: Object.fromEntries(given.map((column, at) => [column, tuple[at] ?? null])) };
    });
  }
}

/** Behind a prefix of the site; tables whose names only end alike are others. */
function isTable(name: string, table: string): boolean {
  if (name !== table && !name.endsWith(`_${table}`)) return false;
  return !/(?:^|_)(?:acl|banned|user|topics|reports|privmsgs|profile)$/.test(
    name.slice(0, -table.length - 1),
  );
}

const plain = (name: string | undefined): string =>
  (name ?? '').replace(/[`"]/g, '').split('.').at(-1)?.toLowerCase() ?? '';

const namesOf = (list: string): string[] =>
  list.split(',').map((name) => name.replace(/[`"\s]/g, '').toLowerCase());

function columnsOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => /^\s*[`"]?(\w+)[`"]?\s+\w/.exec(line)?.[1]?.toLowerCase() ?? '')
    .filter(
      (name) =>
        name !== '' &&
        !['primary', 'key', 'unique', 'constraint', 'index', 'fulltext', 'check'].includes(name),
    );
}

interface Statement {
  text: string;
  copied?: { table: string; columns: string[]; lines: string[] };
}

const COPIED_AT_ONCE = 500;

async function* statements(file: string): AsyncGenerator<Statement> {
  const reader = new StatementReader(file);
  for await (const piece of textOf(file)) yield* reader.take(piece);
  reader.end();
}

/** Statements each with its end; quoted text and comments are not looked into. */
class StatementReader {
  readonly #file: string;
  #rest = '';
  #start = 0;
  #at = 0;
  #quote = '';
  #copying: Statement['copied'];

  constructor(file: string) {
    this.#file = file;
  }

  *take(piece: string): Generator<Statement> {
    this.#rest += piece;
    while (this.#at < this.#rest.length) {
      const found = this.#copying ? this.#copiedLine() : this.#character();
      if (found === 'more') break;
      if (found) yield found;
    }
    this.#rest = this.#rest.slice(this.#start);
    this.#at = Math.max(0, this.#at - this.#start);
    this.#start = 0;
    if (this.#rest.length > MOST_CHARACTERS)
      throw new CommandProblem(
        `${basename(this.#file)} holds a statement of more than 32 million characters.`,
      );
  }

  end(): void {
    if (this.#quote !== '' || this.#copying || /^(?:insert|copy)\b/i.test(this.#rest.trim()))
      throw new CommandProblem(
        `${basename(this.#file)} ends in the middle of a statement. Fetch the whole file again.`,
      );
  }

  #copiedLine(): Statement | 'more' | undefined {
    const copying = this.#copying;
    const end = this.#rest.indexOf('\n', this.#start);
    if (end < 0 || !copying) return 'more';
    const line = this.#rest.slice(this.#start, end).replace(/\r$/, '');
    this.#start = end + 1;
    this.#at = end + 1;
    const isOver = line === '\\.';
    if (!isOver && line !== '') copying.lines.push(line);
    if (!isOver && copying.lines.length < COPIED_AT_ONCE) return undefined;
    this.#copying = isOver ? undefined : { ...copying, lines: [] };
    return { text: '', copied: copying };
  }

  #character(): Statement | 'more' | undefined {
    const character = this.#rest[this.#at] ?? '';
    if (this.#quote !== '') {
      if (character === '\\' && this.#quote !== '"') this.#at++;
      else if (character === this.#quote) this.#quote = '';
    } else if (character === "'" || character === '"' || character === '`') this.#quote = character;
    else if (character === '-' && this.#beginsComment()) {
      const end = this.#rest.indexOf('\n', this.#at);
      if (end < 0) return 'more';
      this.#at = end;
      this.#start = end + 1;
    } else if (character === ';') return this.#statement();
    this.#at++;
    return undefined;
  }

  #beginsComment(): boolean {
    return this.#rest[this.#at + 1] === '-' && this.#rest.slice(this.#start, this.#at).trim() === '';
  }

  #statement(): Statement | undefined {
    const text = this.#rest.slice(this.#start, this.#at).trim();
    this.#at++;
    this.#start = this.#at;
    const copy = COPY.exec(text);
    if (!copy) return { text };
    if (this.#rest[this.#at] === '\r') this.#at++;
    if (this.#rest[this.#at] === '\n') this.#at++;
    this.#start = this.#at;
    this.#copying = { table: copy[1] ?? '', columns: namesOf(copy[2] ?? ''), lines: [] };
    return undefined;
  }
}

/** `(1,'words',NULL),(2,...)` */
function tuplesOf(text: string): (string | null)[][] {
  const tuples: (string | null)[][] = [];
  let tuple: (string | null)[] | undefined;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '(' && !tuple) tuple = [];
    else if (character === ')' && tuple) {
      tuples.push(tuple);
      tuple = undefined;
    } else if (tuple && !/[\s,]/.test(character)) {
      const [value, end] = valueAt(text, at);
      tuple.push(value);
      at = end - 1;
    }
  }
  return tuples;
}

function valueAt(text: string, start: number): [string | null, number] {
  const quoted = /^[eEnNbB]?'/.exec(text.slice(start, start + 2));
  if (!quoted) {
    let end = start;
    while (end < text.length && !/[,)\s]/.test(text[end] ?? '')) end++;
    const word = text.slice(start, end);
    return [/^null$/i.test(word) ? null : word, end];
  }
  const pieces: string[] = [];
  let from = start + quoted[0].length;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') {
      const next = text[at + 1] ?? '';
      pieces.push(text.slice(from, at), ESCAPES[next] ?? next);
      at++;
      from = at + 1;
    } else if (character === "'" && text[at + 1] === "'") {
      pieces.push(text.slice(from, at), "'");
      at++;
      from = at + 1;
    } else if (character === "'") {
      pieces.push(text.slice(from, at));
      return [pieces.join(''), at + 1];
    }
  }
  return [pieces.join(''), text.length];
}

function copiedValues(line: string): (string | null)[] {
  return line
    .split('\t')
    .map((value) =>
      value === '\\N' ? null : value.replace(/\\(.)/g, (_, each: string) => ESCAPES[each] ?? each),
    );
}
