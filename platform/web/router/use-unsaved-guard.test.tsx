import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

let navigation: EventTarget;
beforeEach(() => {
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

let guard: ReturnType<typeof useUnsavedGuard>;
function Work() {
  guard = useUnsavedGuard(true);
  return guard.isAsking && 'Unsaved changes';
}

/** Answers whether it was held back. */
function leave(): boolean {
  const facts = { hashChange: false, downloadRequest: null, destination: { url: 'http://localhost/b' } };
  const event = Object.assign(new Event('navigate', { cancelable: true }), facts);
  act(() => void navigation.dispatchEvent(event));
  return event.defaultPrevented;
}

it('lets one step go, and holds back again whoever writes on where it led', () => {
  const { container } = mount(onPage(<Work />));
  act(() => guard.letGo());
  expect([leave(), container.textContent]).toEqual([false, '']);
  act(() => void navigation.dispatchEvent(new Event('navigatesuccess')));
  expect([leave(), container.textContent]).toEqual([true, 'Unsaved changes']);
});
