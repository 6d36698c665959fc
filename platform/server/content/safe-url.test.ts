import { describe, expect, it } from 'vitest';
import { safeImageUrl, safeLink } from './safe-url.ts';

const ORIGIN = 'https://forum.example';

describe('addresses in bodies', () => {
  const inside: [string, string][] = [
    ['#part', '#part'],
    ['/a/b?c=d#e', '/a/b?c=d#e'],
    [' /a ', '/a'],
    ['/a\\b', '/a/b'],
    ['https://forum.example/x', 'https://forum.example/x'],
    ['HTTPS://FORUM.example/x', 'HTTPS://FORUM.example/x'],
  ];
  it.each(inside)('%j leads to this site', (raw, href) => {
    expect(safeLink(raw, ORIGIN)).toEqual({ href, isExternal: false });
  });

  const outside: [string, string][] = [
    ['http://e.com', 'http://e.com'],
    ['//e.com/x', 'https://e.com/x'],
    ['/\\e.com', 'https://e.com/'],
    ['\\\\e.com', 'https://e.com/'],
    ['/\t/e.com', 'https://e.com/'],
    ['http:/e.com', 'http://e.com/'],
    ['https:e.com', 'https://e.com/'],
    ['http:\\\\e.com', 'http://e.com/'],
    ['ht\ntp://e.com/a', 'http://e.com/a'],
    ['https://forum.example@e.com/', 'https://forum.example@e.com/'],
    ['https://forum.example.e.com/', 'https://forum.example.e.com/'],
    ['http://forum.example/x', 'http://forum.example/x'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['TEL:+123', 'TEL:+123'],
    ['www.e.com', 'http://www.e.com'],
  ];
  it.each(outside)('%j leads off the site', (raw, href) => {
    expect(safeLink(raw, ORIGIN)).toEqual({ href, isExternal: true });
  });

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
    ...[
      'java\u200bscript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://x/y',
    ],
    ...['file:///etc/passwd', 'ftp://e.com', 'view-source:http://e.com', 'about:blank', 'intent://x', 'x:y'],
    ...[
      '',
      '   ',
      'relative/path',
      '?q=1',
      '.',
      'http://',
      'https:///',
      'http://[',
      '/.//e.com',
      '/..//e.com',
    ],
  ])('%j is refused', (raw) => {
    expect(safeLink(raw, ORIGIN)).toBeNull();
  });

  it('lets images come by http, https or from the site alone', () => {
    expect(safeImageUrl('/i.png', ORIGIN)).toBe('/i.png');
    expect(safeImageUrl('https://e.com/i.png', ORIGIN)).toBe('https://e.com/i.png');
    for (const raw of [
      'data:image/png;base64,AAAA',
      'blob:x',
      'mailto:a@b.c',
      '#a',
      'javascript:x',
      'x.png',
    ]) {
      expect(safeImageUrl(raw, ORIGIN)).toBeNull();
    }
  });
});
