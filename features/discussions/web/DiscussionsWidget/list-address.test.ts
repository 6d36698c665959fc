import { describe, expect, it } from 'vitest';
import { listAddress, listHref, pageHref } from './list-address.ts';

const at = (address: string) => listAddress(new URL(address, 'http://localhost'));

describe('the address of a list', () => {
  it('knows its page by its path and keeps what it is narrowed to', () => {
    const address = at('/categories/hives/p3?type=question&page=9');
    expect(address.path).toBe('/categories/hives');
    expect(pageHref(address, 2)).toBe('/categories/hives/p2?type=question');
    expect(pageHref(address, 1)).toBe('/categories/hives?type=question');
  });

  it('changes one thing and starts over', () => {
    const address = at('/discussions/p3?type=question');
    expect(listHref(address, { sort: '-score' })).toBe('/discussions?type=question&sort=-score');
    expect(listHref(address, { type: undefined })).toBe('/discussions');
  });
});
