import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormField } from '../FormField/FormField.tsx';
import { find, mount, press, type as typeInto, unmountAll } from '../testing/mount.tsx';
import { TokenInput, type TokenInputProps } from './TokenInput.tsx';
import type { Token } from './token.ts';

const people: Token[] = ['Amara', 'Amir', 'Kwame'].map((name, index) => ({ id: index + 1, name }));
const search = vi.fn(async (query: string) =>
  people.filter(({ name }) => name.toLowerCase().includes(query)),
);
let chosen: Token[] = [];

type Options = Partial<TokenInputProps<Token>> & { start?: Token[] };

function Form({ start = [], ...options }: Options) {
  const [value, setValue] = useState(start);
  chosen = value;
  return (
    <FormField label="People" isRequired>
      {(control) => (
        <TokenInput
          {...control}
          value={value}
          onChange={setValue}
          search={search}
          listLabel="People"
          {...options}
        />
      )}
    </FormField>
  );
}

function draw(options: Options = {}) {
  const { container } = mount(<Form {...options} />);
  const input = find<HTMLInputElement>(container, 'input[role="combobox"]');
  const listed = () => [...container.querySelectorAll('[role="option"]')].map((option) => option.textContent);
  const write = async (text: string) => {
    act(() => input.focus());
    typeInto(input, text);
    await act(() => vi.advanceTimersByTimeAsync(100));
  };
  return { container, input, listed, write };
}

beforeEach(() => {
  vi.useFakeTimers();
  search.mockClear();
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

describe('TokenInput', () => {
  it('asks 100 ms after the last key, and never twice for the same', async () => {
    const { input, write, listed } = draw();
    act(() => input.focus());
    typeInto(input, 'a');
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(search).not.toHaveBeenCalled();
    typeInto(input, 'am');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(search.mock.calls.map(([query]) => query)).toEqual(['am']);
    expect(listed()).toEqual(['Amara', 'Amir', 'Kwame']);
    await write('kw');
    await write('am');
    expect(search.mock.calls.map(([query]) => query)).toEqual(['am', 'kw']);
  });

  it('shows no more than fifty', async () => {
    search.mockResolvedValueOnce(Array.from({ length: 60 }, (_, id) => ({ id, name: `Bee ${id}` })));
    const { write, listed } = draw();
    await write('bee');
    expect(listed()).toHaveLength(50);
  });

  it('is used by keys: marks, takes, gives back, closes', async () => {
    const { container, input, write, listed } = draw();
    await write('am');
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    expect(input.getAttribute('aria-activedescendant')).toBe(find(container, '[aria-selected="true"]').id);
    press(input, 'Enter');
    expect(chosen).toEqual([people[1]]);
    await write('am');
    expect(listed()).toEqual(['Amara', 'Kwame']);
    press(input, 'Escape');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    typeInto(input, '');
    press(input, 'Backspace');
    expect(chosen).toEqual([]);
  });

  it('takes the very name, then the best match', async () => {
    const { input, write } = draw();
    await write('kwame');
    press(input, 'Enter');
    await write('am');
    press(input, 'Enter');
    expect(chosen.map(({ name }) => name)).toEqual(['Kwame', 'Amara']);
  });

  it('makes new ones only where it may, at Enter and at a comma', async () => {
    const create = (name: string) => ({ id: name, name });
    const { input, write, listed } = draw({ create, createLabel: (name) => `New: ${name}` });
    await write('zoe');
    expect(listed()).toEqual(['New: zoe']);
    press(input, ',');
    expect(chosen).toEqual([{ id: 'zoe', name: 'zoe' }]);
    await write('zoe');
    press(input, 'Enter');
    expect(chosen).toHaveLength(1);
  });

  it('stops at the most there may be, and replaces where there is one', async () => {
    const full = draw({ start: people.slice(0, 2), max: 2 });
    await full.write('kw');
    expect(full.input.getAttribute('aria-expanded')).toBe('false');
    unmountAll();
    const single = draw({ start: people.slice(0, 1), isSingle: true });
    await single.write('kw');
    press(single.input, 'Enter');
    expect(chosen).toEqual([people[2]]);
  });

  it('says that nothing was found, that it failed, and tries again', async () => {
    const { container, write } = draw();
    await write('x');
    expect(container.textContent).toContain('No results found.');
    search.mockRejectedValueOnce(new Error('offline'));
    await write('k');
    expect(container.textContent).toContain('Something went wrong.');
    await write('kw');
    await write('k');
    expect(container.textContent).not.toContain('Something went wrong.');
  });

  it('removes by its button, sends by a form, and rests while disabled', () => {
    const { container } = draw({ start: people.slice(0, 2), name: 'userID' });
    expect(
      [...container.querySelectorAll<HTMLInputElement>('[name="userID"]')].map(({ value }) => value),
    ).toEqual(['1', '2']);
    act(() => find(container, 'button[aria-label="Remove Amara"]').click());
    expect(chosen).toEqual([people[1]]);
    unmountAll();
    expect(draw({ start: people, disabled: true }).container.querySelector('button')).toBeNull();
  });
});
