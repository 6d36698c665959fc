import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Kbd, KeyHints } from './Kbd.tsx';

describe('Kbd', () => {
  it('is for the eye alone; the hint says it in words', () => {
    expect(renderToString(<Kbd keys={['Mod', 'K']} />)).toMatch(/^<span class="keys" aria-hidden="true">/);
    expect(renderToString(<KeyHints hints={[{ keys: ['?'], text: 'Shortcuts' }]} />)).toContain('Shortcuts');
  });
});
