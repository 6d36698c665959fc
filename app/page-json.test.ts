import { expect, it } from 'vitest';
import { immutable } from '../platform/server/cache/immutable.ts';
import { pageJson } from './page-json.ts';
import { bytesOf } from './page-parts.ts';

const read = (value: unknown) => bytesOf(pageJson(value)).toString();

it('writes what cannot change once, and reads back as it was, but for bodies', () => {
  const author = immutable({ userID: 7, name: 'Zoë </script>' });
  const row = immutable({ id: 1, author, body: '<p>A "long" one</p>', tags: ['漢', null] });
  const bare = { ...row, body: '' };
  const page = {
    rows: [row, { ...row, id: 2 }],
    byID: { 1: row },
    first: author,
    none: undefined,
    site: 'é',
  };
  for (let time = 0; time < 2; time++) {
    expect(read(page)).not.toContain('<');
    expect(JSON.parse(read(page))).toEqual({
      rows: [bare, { ...bare, id: 2 }],
      byID: { 1: bare },
      first: author,
      site: 'é',
    });
  }
  expect(page.rows[0]).toBe(row);
});

it('copies nothing where nothing is cached, and what is cached alone is itself', () => {
  expect(pageJson({ one: 1 })).toEqual(['{"one":1}']);
  const only = immutable({ two: 2 });
  expect(read(only)).toBe('{"two":2}');
  expect(pageJson(only)[1]).toBe(pageJson({ three: only })[1]);
});
