// Reads a table of a Stack Exchange dump row by row, however large it is.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';

export type Row = Readonly<Record<string, string>>;

/** Longer than all posts that were ever written; text without an end is not gathered for ever. */
const MAX_ROW = 16 * 1024 * 1024;

function tooLong(file: string, line: number): string {
  return `${basename(file)} holds a row of more than 16 million characters in line ${line}. Mend that row, then run the same command.`;
}

const lines = new WeakMap<Row, number>();

/** For messages: where a row stands. */
export function placeOf(file: string, row: Row): string {
  return `${basename(file)}, line ${lines.get(row) ?? '?'}`;
}

/** The rows as they come, some at a time. */
export async function* readRows(file: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let hasRoot = false;
  let read = 0;
  let lastRowAt = 0;
  // Dumps hold control characters, which only XML 1.1 allows.
  const parser = new SaxesParser({ defaultXMLVersion: '1.1', forceXMLVersion: true, position: true });
  parser.on('opentag', ({ name, attributes }) => {
    hasRoot = true;
    lastRowAt = read;
    if (name !== 'row') return;
    rows.push(attributes as Row);
    lines.set(attributes as Row, parser.line);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
      read += (chunk as string).length;
      parser.write(chunk as string);
      if (read - lastRowAt > MAX_ROW) throw new CommandProblem(tooLong(file, parser.line));
      if (rows.length === 0) continue;
      yield rows;
      rows = [];
    }
    parser.close();
  } catch (error) {
    throw explained(error, file, parser.line, hasRoot);
  }
  if (rows.length > 0) yield rows;
}

function explained(error: unknown, file: string, line: number, hasRoot: boolean): unknown {
  if (error instanceof CommandProblem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const name = basename(file);
  if (code === 'EACCES' || code === 'EISDIR') {
    return new CommandProblem(
      `${file} cannot be read (${code}). Make it readable, then run the same command.`,
    );
  }
  if (code !== undefined || !(error instanceof Error)) return error;
  const isCut = /unclosed tag|unexpected end/i.test(message);
  const what = isCut && hasRoot ? `ends in the middle, in line ${line}` : `is not valid XML (line ${line})`;
  return new CommandProblem(`${name} ${what}. Fetch the file again, then run the same command.`);
}
