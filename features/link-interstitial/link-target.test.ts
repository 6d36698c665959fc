import { describe, expect, it } from 'vitest';
import { interstitialAddress, isTrustedHost, readTarget } from './link-target.ts';

describe('readTarget', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://bücher.example', 'http://xn--bcher-kva.example/'],
    ['javascript:alert(1)', undefined],
    [' java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['file:///etc/passwd', undefined],
    ['//example.org', undefined],
    ['/discussions', undefined],
    ['', undefined],
    [['https://example.org'], undefined],
    [`https://example.org/${'a'.repeat(2000)}`, undefined],
  ])('%s', (text, href) => {
    expect(readTarget(text)?.href).toBe(href);
  });
});

it.each([
  ['example.org', ['example.org'], true],
  ['wiki.example.org', ['example.org'], true],
  ['notexample.org', ['example.org'], false],
  ['example.org', ['*.example.org'], false],
  ['wiki.example.org', ['*.example.org'], true],
  ['example.org', [], false],
])('%s among %j is trusted: %s', (hostname, domains, isTrusted) => {
  expect(isTrustedHost(hostname, domains)).toBe(isTrusted);
});

it('names the target so that it arrives whole', () => {
  const url = new URL(interstitialAddress('https://example.org/?a=1&b=2#c'), 'http://own.invalid');
  expect(url.searchParams.get('target')).toBe('https://example.org/?a=1&b=2#c');
});
