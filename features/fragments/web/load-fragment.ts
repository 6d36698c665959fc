// Fetches the script and the style of a fragment, each once.
import type { ComponentType } from 'react';
import { provideInjectables } from './provide-injectables.ts';

export interface FragmentFiles {
  jsUrl: string;
  cssUrl?: string;
}

export type FragmentComponent = ComponentType<Record<string, unknown>>;

/** A style that takes longer comes when it comes; the fragment does not wait for it. */
const STYLE_WAIT_MILLISECONDS = 1000;

const fetched = new Map<string, Promise<FragmentComponent>>();

export function loadFragment(
  { jsUrl, cssUrl }: FragmentFiles,
  fetchModule: (url: string) => Promise<{ default?: unknown }> = (url) => import(/* @vite-ignore */ url),
): Promise<FragmentComponent> {
  const known = fetched.get(jsUrl);
  if (known) return known;
  provideInjectables();
  const loading = Promise.all([fetchModule(jsUrl), cssUrl && loadStyle(cssUrl)]).then(([module]) => {
    if (typeof module.default !== 'function') throw new Error(`${jsUrl} exports no component.`);
    return module.default as FragmentComponent;
  });
  fetched.set(jsUrl, loading);
  // What failed is asked for again when it is next to be shown.
  loading.catch(() => fetched.delete(jsUrl));
  return loading;
}

function loadStyle(url: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const known = links.find((link) => link.getAttribute('href') === url);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STYLE_WAIT_MILLISECONDS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      console.error(`The style of a fragment could not be loaded: ${url}`);
      done();
    });
    if (known) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
}
