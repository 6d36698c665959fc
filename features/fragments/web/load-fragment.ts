// Fetches the script and the style of a fragment, each once.
import type { ComponentType } from 'react';
import { loadStylesheet } from '../../../platform/web/page/load-stylesheet.ts';
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
  const loading = Promise.all([
    fetchModule(jsUrl),
    cssUrl && loadStylesheet(cssUrl, STYLE_WAIT_MILLISECONDS),
  ]).then(([module]) => {
    if (typeof module.default !== 'function') throw new Error(`${jsUrl} exports no component.`);
    return module.default as FragmentComponent;
  });
  fetched.set(jsUrl, loading);
  // What failed is asked for again when it is next to be shown.
  loading.catch(() => fetched.delete(jsUrl));
  return loading;
}
