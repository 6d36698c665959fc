// A place where features, add-ons above all, add to another feature without it knowing them.
import type { RequestContext } from '../http/context.ts';

/** One addition; made by `point.add(...)`, listed in a manifest under `extensions`. */
export interface Extension {
  readonly point: object;
  readonly value: unknown;
}

type Features = readonly { extensions?: readonly Extension[] }[];

export class ExtensionPoint<T> {
  /** By the list itself: a site has one of all its features, and one for each version of its settings. */
  readonly #known = new WeakMap<Features, readonly T[]>();

  add(value: T): Extension {
    return { point: this, value };
  }

  /** What the switched-on features added, in order of dependency. */
  of(ctx: Pick<RequestContext, 'site' | 'config'>): readonly T[] {
    return this.declaredIn(ctx.site.features.enabled(ctx.config));
  }

  /** What these features add, whether they are switched on or not. */
  declaredIn(features: Features): readonly T[] {
    const known = this.#known.get(features);
    if (known) return known;
    const added = features
      .flatMap((feature) => feature.extensions ?? [])
      .filter((extension) => extension.point === this)
      .map((extension) => extension.value as T);
    this.#known.set(features, added);
    return added;
  }
}
