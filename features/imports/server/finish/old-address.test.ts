import { describe, expect, it } from 'vitest';
import { OldAddress } from './old-address.ts';

describe('links to the old site', () => {
  const forum = new OldAddress('discourse', 'forum.example.net');

  it('are known with their host, without it and in quotes', () => {
    expect(forum.read('https://forum.example.net/t/slug/2/3')).toEqual({ key: '/t/2', number: 3 });
    expect(forum.read('//FORUM.example.net/t/slug/2')).toEqual({ key: '/t/2' });
    expect(forum.read('/t/slug/2')).toEqual({ key: '/t/2' });
    expect(forum.read('discourse://post/2/3')).toEqual({ key: '/t/2', number: 3 });
  });

  it('are not those of other sites', () => {
    for (const url of [
      'https://example.net/t/slug/2',
      'mailto:a@forum.example.net',
      '#top',
      't/slug/2',
      'http://[',
    ]) {
      expect(forum.read(url)).toBeUndefined();
    }
  });

  it('of quotes and of its own paths lead back to the old site where the post did not come along', () => {
    expect(forum.original('discourse://post/2/3')).toBe('https://forum.example.net/t/2/3');
    expect(forum.original('/t/slug/2')).toBe('https://forum.example.net/t/slug/2');
    expect(forum.original('/discussion/2')).toBeUndefined();
    expect(forum.original('https://forum.example.net/t/slug/2')).toBeUndefined();
  });

  it('are looked for in posts by one pattern', () => {
    const pattern = new RegExp(forum.pattern);
    for (const body of [
      'x https://forum.example.net/x',
      '[a](/t/b/1)',
      '<a href="/u/c">',
      'discourse://post/1/2',
    ]) {
      expect(pattern.test(body)).toBe(true);
    }
    expect(pattern.test('https://forumxexample.net and 1/t/2')).toBe(false);
  });
});
