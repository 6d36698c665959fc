import { afterEach, expect, it, vi } from 'vitest';
import { onProblem, reportProblem } from './fragment-problems.ts';

const own = window.parent;
const within = (parent: unknown) =>
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
afterEach(() => {
  within(own);
});

it('errors of a fragment are reported to whoever shows it in a frame, and to nobody else', () => {
  const elsewhere = vi.spyOn(window, 'postMessage');
  reportProblem(new Error('no'));
  expect(elsewhere).not.toHaveBeenCalled();
  const parent = { postMessage: vi.fn() };
  within(parent);
  reportProblem(new Error('no'));
  const message = { type: 'fragment.problem', message: 'Error: no' };
  expect(parent.postMessage).toHaveBeenCalledWith(message, location.origin);
  elsewhere.mockRestore();
});

it('it is heard from that frame alone, of this site, until nobody listens any more', () => {
  const frame = {} as Window;
  const heard: string[] = [];
  const stop = onProblem(
    () => frame,
    (message) => heard.push(message),
  );
  const send = (message: string, more: Partial<MessageEventInit> = {}) => {
    const event = new Event('message');
    const data = { type: 'fragment.problem', message };
    Object.assign(event, { origin: location.origin, source: frame, data, ...more });
    window.dispatchEvent(event);
  };
  send('one');
  send('of another window', { source: window });
  send('of another site', { origin: 'https://example.org' });
  send('nothing', { data: null });
  stop();
  send('late');
  expect(heard).toEqual(['one']);
});
