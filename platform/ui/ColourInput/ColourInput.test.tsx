import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, type as typeInto, unmountAll } from '../testing/mount.tsx';
import { ColourInput, sixDigits } from './ColourInput.tsx';

afterEach(unmountAll);

describe('ColourInput', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#abcd', '#aabbcc'],
    ['#0B6BCB', '#0B6BCB'],
    ['#0b6bcb80', '#0b6bcb'],
    ['', '#ffffff'],
    ['tomato', '#ffffff'],
  ])('shows the picker %s as %s', (value, shown) => expect(sixDigits(value)).toBe(shown));

  it('takes what is picked and what is typed, and names the picker after the field', () => {
    const onChange = vi.fn();
    const { container } = mount(<ColourInput id="c" pickName="Accent" value="#aabbcc" onChange={onChange} />);
    typeInto(find<HTMLInputElement>(container, '[aria-label="Pick Accent"]'), '#112233');
    typeInto(find<HTMLInputElement>(container, '#c'), 'tomato');
    expect(onChange.mock.calls).toEqual([['#112233'], ['tomato']]);
  });
});
