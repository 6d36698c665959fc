// A measure that a theme can set must be one that something is drawn by.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Where a page has too little room for a column is said by breakpoints, which no property can hold. */
const OF_BREAKPOINTS = ['--size-middle', '--size-middle-min-wide', '--size-one-column'];
/** Things that stand in no layer of their own. */
const GROUND = ['--z-base'];

it('every measure is used by a style sheet', () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !/^tokens\.css$|gallery/.test(path),
  );
  const styles = sheets.map(read).join('\n');
  const declared =
    read('tokens.css').match(/^ +--(?:size|ratio|avatar|tag|z|motion|gutter)[\w-]*(?=:)/gm) ?? [];
  const names = new Set(declared.map((each) => each.trim()));
  expect(names.size).toBeGreaterThan(60);
  const idle = [...names].filter((name) => !styles.includes(`var(${name})`));
  expect(idle.sort()).toEqual([...OF_BREAKPOINTS, ...GROUND].sort());
});

it('fonts have few names: browsers look each up for every size and weight before anything is laid out', () => {
  const families = [...read('tokens.css').matchAll(/--font-(\w+):([^;]+);/g)];
  expect(families.map(([, name]) => name)).toEqual(['text', 'code']);
  for (const [, , stack = ''] of families) expect(stack.split(',').length).toBeLessThanOrEqual(3);
});
