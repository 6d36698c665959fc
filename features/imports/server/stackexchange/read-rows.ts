// Reads a table of a Stack Exchange dump row by row, however large it is.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';

export type Row = Readonly<Record<string, string>>;

/** The rows as they come, some at a time. */
export async function* readRows(file: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let hasRoot = false;
  // Dumps hold control characters, which only XML 1.1 allows.
  const parser = new SaxesParser({ defaultXMLVersion: '1.1', forceXMLVersion: true, position: true });
  parser.on('opentag', ({ name, attributes }) => {
    hasRoot = true;
    if (name === 'row') rows.push(attributes as Row);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
      parser.write(chunk as string);
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
