/** Draws an element into a document the way a page would: rendered on the server, then hydrated. */
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { dropToasts } from '../Toast/toast-store.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const mounted: (() => void)[] = [];

export function mount(element: ReactNode): { container: HTMLElement; rerender: (next: ReactNode) => void } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(element));
  mounted.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, rerender: (next) => act(() => root.render(next)) };
}

/** The server's HTML and what hydration made of it; a mismatch fails the test. */
export function hydrate(element: ReactNode): { container: HTMLElement; html: string; complaints: unknown[] } {
  const html = renderToString(element);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const onRecoverableError = (error: unknown) => complaints.push(error);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  mounted.push(() => {
    act(() => root?.unmount());
    container.remove();
  });
  return { container, html, complaints };
}

/** What a test showed goes with its page. */
export function unmountAll(): void {
  for (const unmount of mounted.splice(0)) unmount();
  act(dropToasts);
}

export function fire(target: EventTarget, event: Event): void {
  act(() => {
    target.dispatchEvent(event);
  });
}

export function press(target: EventTarget, key: string): void {
  fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Types into an input the way React hears it. */
export function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  fire(input, new Event('input', { bubbles: true }));
}

export function find<E extends Element = HTMLElement>(container: ParentNode, selector: string): E {
  const element = container.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}
