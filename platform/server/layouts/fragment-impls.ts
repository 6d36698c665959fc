// Custom fragments: code of an administrator that draws a widget in place of the product.
import type { RequestContext } from '../http/context.ts';

export interface FragmentImpl {
  fragmentUUID: string;
  jsUrl: string;
  cssUrl?: string;
}

export interface PublishedFragment {
  fragmentUUID: string;
  name: string;
  fragmentType: string;
  /** What can be set on it, where it says so. */
  customSchema?: Record<string, unknown>;
}

export interface FragmentSource {
  /** The active revision; undefined: there is none, and the product draws the widget. */
  find: (ctx: RequestContext, fragmentUUID: string) => Promise<FragmentImpl | undefined>;
  published: (ctx: RequestContext) => Promise<PublishedFragment[]>;
}

declare module '../feature/provided.ts' {
  interface Provided {
    fragments: FragmentSource;
  }
}

/** `{ BannerFragment: { fragmentUUID } }` of a layout, with where its script and style are. */
export async function hydrateFragmentImpls(
  ctx: RequestContext,
  given: unknown,
): Promise<Record<string, FragmentImpl> | undefined> {
  if (typeof given !== 'object' || given === null) return undefined;
  const source = ctx.site.features.provided.fragments;
  if (!source) return undefined;
  const found: Record<string, FragmentImpl> = {};
  for (const [fragmentType, choice] of Object.entries(given)) {
    const fragmentUUID = (choice as { fragmentUUID?: unknown } | null)?.fragmentUUID;
    if (typeof fragmentUUID !== 'string') continue;
    const impl = await source.find(ctx, fragmentUUID);
    if (impl) found[fragmentType] = impl;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** What the browser has to fetch for a page: scripts and styles of its fragments, each once. */
export class FragmentAssets {
  readonly #js = new Set<string>();
  readonly #css = new Set<string>();

  add(impls: Readonly<Record<string, FragmentImpl>>): void {
    for (const { jsUrl, cssUrl } of Object.values(impls)) {
      this.#js.add(jsUrl);
      if (cssUrl) this.#css.add(cssUrl);
    }
  }

  get js(): string[] {
    return [...this.#js];
  }

  get css(): string[] {
    return [...this.#css];
  }

  get links(): { rel: string; href: string; as?: string }[] {
    return [
      ...this.js.map((href) => ({ rel: 'modulepreload', href })),
      // Fetched early and applied by whoever loads the fragment: a slow one must not hold the first paint.
      ...this.css.map((href) => ({ rel: 'preload', as: 'style', href })),
    ];
  }
}
