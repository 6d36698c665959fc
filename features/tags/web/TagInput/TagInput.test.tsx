import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { type ChosenTag, TagInput } from './TagInput.tsx';

const known = [
  { tagID: 1, name: 'swarm', countDiscussions: 7 },
  { tagID: 2, name: 'Swarm trap', countDiscussions: 2 },
];
let chosen: ChosenTag[] = [];

function Form({ start = [], max }: { start?: ChosenTag[]; max?: number }) {
  const [value, setValue] = useState(start);
  chosen = value;
  return <TagInput value={value} onChange={setValue} max={max} />;
}

beforeEach(() => {
  const body = JSON.stringify(known);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { headers: { 'content-type': 'application/json' } })),
  );
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

async function typed(text: string, { may = ['tags.add'], ...form }: { may?: string[]; max?: number } = {}) {
  const { container } = mount(onPage(<Form {...form} />, { permissions: may }));
  const input = find<HTMLInputElement>(container, 'input');
  await act(async () => {
    input.focus();
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  return { container, input };
}

describe('TagInput', () => {
  it('offers tags while one is typed and takes them by the keyboard', async () => {
    const { container, input } = await typed('swarm');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    press(input, 'Enter');
    expect(chosen).toEqual([{ tagID: 2, name: 'Swarm trap' }]);
    expect(find(container, 'button').getAttribute('aria-label')).toBe('Remove Swarm trap');
    press(input, 'Backspace');
    expect(chosen).toEqual([]);
  });

  it('takes an exact name as the tag it is, a new one only where the viewer may add', async () => {
    const exact = await typed('SWARM');
    press(exact.input, 'Enter');
    expect(chosen).toEqual([{ tagID: 1, name: 'swarm' }]);
    unmountAll();
    const fresh = await typed('queens');
    press(fresh.input, ',');
    expect(chosen).toEqual([{ name: 'queens' }]);
    unmountAll();
    const refused = await typed('queens', { may: [] });
    press(refused.input, ',');
    expect(chosen).toEqual([]);
  });

  it('takes no more than a post may have', async () => {
    const { container, input } = await typed('swarm', { max: 1 });
    press(input, 'Enter');
    expect(chosen).toHaveLength(1);
    expect(container.textContent).toContain('That is the 1 tag a post may have.');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });
});
