import { expect, it, vi } from 'vitest';
import { type BringListener, listenToKeys } from './listen-to-keys.ts';

async function press(key: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await Promise.resolve();
}

it('brings what listens once, and tries again at the next key where it could not come', async () => {
  let listen = () => {};
  let heard: string[] = [];
  const bring = vi.fn<BringListener>(async (pressed, onListen) => {
    listen = () => {
      heard = pressed.map(({ key }) => key);
      onListen();
    };
  });
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  listenToKeys(bring);
  expect(bring).not.toHaveBeenCalled();
  await press('x');
  await press('g');
  await press('p');
  expect(bring).toHaveBeenCalledTimes(2);
  listen();
  expect(heard).toEqual(['g', 'p']);
  await press('c');
  expect(bring).toHaveBeenCalledTimes(2);
});
