import { afterEach, expect, it, vi } from 'vitest';
import { asksForDraft } from './draft-address.ts';

afterEach(() => vi.restoreAllMocks());

it('is read from the address, which says so in so many words', () => {
  expect(asksForDraft('?hasDraft=true')).toBe(true);
  expect(asksForDraft('?sort=-score&hasDraft=true')).toBe(true);
  for (const search of ['', '?hasDraft', '?hasDraft=false', '?hasDraft=true1', '?x=hasDraft=true'])
    expect(asksForDraft(search)).toBe(false);
});

it('that cannot be read says nothing, which is written to the log alone', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(asksForDraft('?hasDraft=true&name=%E0%A4%A')).toBe(false);
  expect(logged.mock.calls).toEqual([['Error parsing search params', expect.any(URIError)]]);
});
