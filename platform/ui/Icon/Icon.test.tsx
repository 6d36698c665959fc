import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../icons/icon-names.ts';
import sprite from '../icons/sprite.svg?raw';
import { Icon } from './Icon.tsx';

describe('Icon', () => {
  it('has a name for every symbol of the sprite and a symbol for every name', () => {
    const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect([...symbols].sort()).toEqual([...iconNames].sort());
  });

  it('is decoration unless it has a label', () => {
    expect(renderToString(<Icon name="bell" />)).toContain('aria-hidden="true"');
    expect(renderToString(<Icon name="bell" label="Rings" />)).toMatch(/role="img" aria-label="Rings"/);
    expect(renderToString(<Icon name="bell" />)).toMatch(/<use href="[^"]*sprite[^"]*#bell"/);
  });
});
