import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { Spoiler } from './Spoiler.tsx';

afterEach(unmountAll);

describe('Spoiler', () => {
  it('is closed at first, opens without scripts and says what it is', () => {
    expect(renderToString(<Spoiler>It was the gardener.</Spoiler>)).toMatch(
      /<details class="spoiler"><summary>Spoiler<\/summary><div>It was the gardener\./,
    );
    const { container } = mount(<Spoiler label="The end">It was the gardener.</Spoiler>);
    const details = find<HTMLDetailsElement>(container, 'details');
    act(() => find(container, 'summary').click());
    expect(details.open).toBe(true);
    act(() => find(container, 'summary').click());
    expect(details.open).toBe(false);
  });
});
