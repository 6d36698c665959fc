// A token that nobody sets is no fault to a browser: it leaves out the whole declaration, and a gap, a line or a size is gone.
import { lineAt, type Source, type Violation } from './source.ts';

const SET = /--[a-z\d-]+(?=\s*:)/g;
/** Scripts set some, by their whole name or with a beginning of it. */
const NAMED = /--[a-z\d-]+/g;
const USED = /var\((--[a-z\d-]+)\)/g;

export function violationsOfStyleTokens(sources: Source[]): Violation[] {
  const styles = sources.filter(isStyle);
  const known = new Set([
    ...styles.flatMap(({ text }) => text.match(SET) ?? []),
    ...sources.filter(isScript).flatMap(({ text }) => text.match(NAMED) ?? []),
  ]);
  const beginnings = [...known].filter((name) => name.endsWith('-') && name !== '--');
  const isSet = (name: string) => known.has(name) || beginnings.some((each) => name.startsWith(each));
  return styles.flatMap(({ path, text }) =>
    [...text.matchAll(USED)].flatMap(({ index, 1: name = '' }) =>
      isSet(name) ? [] : [{ path, line: lineAt(text, index), message: `nobody sets ${name}` }],
    ),
  );
}

function isStyle({ path }: Source): boolean {
  return path.endsWith('.css');
}

function isScript({ path }: Source): boolean {
  return /(?<!\.test)\.tsx?$/.test(path);
}
