import { describe, expect, it } from 'vitest';
import { slug } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['Sowing too early?', 'sowing-too-early'],
    ["Don't <b>panic</b> &amp; wait", 'dont-panic-wait'],
    ['Übergrößen für Öl', 'ubergrossen-fur-ol'],
    ['Łódź & Ærø', 'lodz-aero'],
    ['C++ / C#', 'c-c'],
    ['  --  ', 'x'],
    ['养蜂', encodeURIComponent('养蜂')],
    ['한국어 제목', encodeURIComponent('한국어-제목')],
    ['🎉', 'x'],
  ])('%s is %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('are never cut inside a character', () => {
    expect(() => decodeURIComponent(slug('𠮷'.repeat(80)))).not.toThrow();
  });
});
