import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { Checkbox, Radio } from './Checkbox.tsx';

afterEach(unmountAll);

describe('Checkbox', () => {
  it('can be neither on nor off', () => {
    const { container, rerender } = mount(<Checkbox aria-label="All" isIndeterminate />);
    const input = find<HTMLInputElement>(container, 'input');
    expect(input.indeterminate).toBe(true);
    rerender(<Checkbox aria-label="All" isIndeterminate={false} />);
    expect(input.indeterminate).toBe(false);
  });

  it('is labelled by what stands beside it', () => {
    expect(renderToString(<Radio name="sort" label="Newest" note="12" />)).toMatch(
      /^<label class="check"><input type="radio" name="sort"\/><span class="label">Newest<\/span><span class="note">12/,
    );
  });
});
