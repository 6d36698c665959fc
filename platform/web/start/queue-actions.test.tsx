import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
// For what it says about the surroundings of tests.
import '../../ui/testing/mount.tsx';
import { queueActions } from './queue-actions.ts';

/** Everything is rendered by React alone: events it does not get do not count. */
function Form() {
  const [form, setForm] = useState({ name: '', note: '', order: 'new', isPublic: true, size: 'small' });
  const [log, setLog] = useState<string[]>([]);
  return (
    <div>
      <input
        aria-label="name"
        value={form.name}
        onChange={(e) => setForm({ ...form, name: e.target.value })}
      />
      <textarea value={form.note} onChange={(e) => setForm({ ...form, note: e.target.value })} />
      <select value={form.order} onChange={(e) => setForm({ ...form, order: e.target.value })}>
        <option>new</option>
        <option>old</option>
      </select>
      <input
        type="checkbox"
        checked={form.isPublic}
        onChange={(e) => setForm({ ...form, isPublic: e.target.checked })}
      />
      {['small', 'large'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          checked={form.size === size}
          onChange={() => setForm({ ...form, size })}
        />
      ))}
      <button type="button" id="send" onClick={() => setLog([...log, JSON.stringify(form)])}>
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
  const queue = queueActions();
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
  await act(() => queue.replay());
  expect(find('#send').ariaBusy).toBeNull();
  const all = { name: 'Ada', note: 'two\nlines', order: 'old', isPublic: false, size: 'large' };
  expect(find('p').textContent).toBe(JSON.stringify(all));
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  // From now on nothing is queued: each press counts.
  await act(async () => find('#send').click());
  expect(find('p').textContent?.split('\n')).toHaveLength(2);
  remove();
});

it('leaves alone what works without scripts, and what went from the page', async () => {
  const { find, takeOver } = stage();
  const queue = queueActions();
  let heard = 0;
  document.body.addEventListener('click', () => heard++);
  find('#open').click();
  expect(heard).toBe(1);
  find('#send').click();
  expect(heard).toBe(1);
  const remove = await takeOver();
  const button = find('#send');
  button.remove();
  await queue.replay();
  expect(heard).toBe(1);
  remove();
});

it('lets go of everything where the scripts do not come', async () => {
  const { find } = stage();
  const queue = queueActions();
  let heard = 0;
  document.body.addEventListener('click', () => heard++, { once: true });
  find('#send').click();
  queue.discard();
  expect(find('#send').ariaBusy).toBeNull();
  await queue.replay();
  expect(heard).toBe(0);
  find('#send').click();
  expect(heard).toBe(1);
  document.body.replaceChildren();
});
