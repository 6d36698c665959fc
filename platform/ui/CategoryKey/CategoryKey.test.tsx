import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CategoryKey, keyNumberOf } from './CategoryKey.tsx';

describe('CategoryKey', () => {
  it('gives every category one of twelve colours, for good', () => {
    const numbers = Array.from({ length: 50 }, (_, id) => keyNumberOf(id - 1));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    expect(keyNumberOf(12)).toBe(keyNumberOf(12));
  });

  it('links where it has an address', () => {
    expect(
      renderToString(
        <CategoryKey keyNumber={2} href="/c">
          Batteries
        </CategoryKey>,
      ),
    ).toMatch(/^<a class="key key2" href="\/c">/);
    expect(renderToString(<CategoryKey keyNumber={2}>Batteries</CategoryKey>)).toMatch(
      /^<span class="key key2">/,
    );
  });
});
