import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
// For what it says about the surroundings of tests.
import '../../ui/testing/mount.tsx';
import { keepActions } from './keep-actions.ts';

/** Everything is said by React alone: what it does not hear is not there. */
function Form() {
  const [said, setSaid] = useState({ name: '', note: '', order: 'new', isKept: true, size: 'small' });
  const [log, setLog] = useState<string[]>([]);
  return (
    <div>
      <input
        aria-label="name"
        value={said.name}
        onChange={(e) => setSaid({ ...said, name: e.target.value })}
      />
      <textarea value={said.note} onChange={(e) => setSaid({ ...said, note: e.target.value })} />
      <select value={said.order} onChange={(e) => setSaid({ ...said, order: e.target.value })}>
        <option>new</option>
        <option>old</option>
      </select>
      <input
        type="checkbox"
        checked={said.isKept}
        onChange={(e) => setSaid({ ...said, isKept: e.target.checked })}
      />
      {['small', 'large'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          checked={said.size === size}
          onChange={() => setSaid({ ...said, size })}
        />
      ))}
      <button type="button" id="send" onClick={() => setLog([...log, JSON.stringify(said)])}>
        <i>Send</i>
      </button>
      <button type="button" id="open" popoverTarget="card" onClick={() => setLog([...log, 'card'])} />
      <p>{log.join('\n')}</p>
    </div>
  );
}

function stage() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const find = <E extends HTMLElement>(selector: string) => container.querySelector(selector) as E;
  const write = (selector: string, value: string) => {
    const field = find<HTMLInputElement>(selector);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tick = (selector: string) => {
    const field = find<HTMLInputElement>(selector);
    field.click();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const takeOver = async () => {
    const root = await act(async () => hydrateRoot(container, <Form />));
    return () => {
      act(() => root.unmount());
      container.remove();
    };
  };
  return { find, write, tick, takeOver };
}

it('gives back what was typed, chosen and pressed, in its order and once', async () => {
  const { find, write, tick, takeOver } = stage();
  const kept = keepActions();
  write('[aria-label=name]', 'Ada');
  write('textarea', 'two\nlines');
  write('select', 'old');
  tick('[type=checkbox]');
  tick('[value=large]');
  find('#send i').click();
  find('#send i').click();
  const remove = await takeOver();
  expect(find('p').textContent).toBe('');
  expect(find('#send').ariaBusy).toBe('true');
  await act(() => kept.giveBack());
  expect(find('#send').ariaBusy).toBeNull();
  const all = { name: 'Ada', note: 'two\nlines', order: 'old', isKept: false, size: 'large' };
  expect(find('p').textContent).toBe(JSON.stringify(all));
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  // From now on nothing is kept: each press counts.
  await act(async () => find('#send').click());
  expect(find('p').textContent?.split('\n')).toHaveLength(2);
  remove();
});

it('leaves alone what works without scripts, and what went from the page', async () => {
  const { find, takeOver } = stage();
  const kept = keepActions();
  let heard = 0;
  document.body.addEventListener('click', () => heard++);
  find('#open').click();
  expect(heard).toBe(1);
  find('#send').click();
  expect(heard).toBe(1);
  const remove = await takeOver();
  const button = find('#send');
  button.remove();
  await kept.giveBack();
  expect(heard).toBe(1);
  remove();
});

it('lets go of everything where the scripts do not come', async () => {
  const { find } = stage();
  const kept = keepActions();
  let heard = 0;
  document.body.addEventListener('click', () => heard++, { once: true });
  find('#send').click();
  kept.forget();
  expect(find('#send').ariaBusy).toBeNull();
  await kept.giveBack();
  expect(heard).toBe(0);
  find('#send').click();
  expect(heard).toBe(1);
  document.body.replaceChildren();
});
