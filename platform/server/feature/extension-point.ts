// A place where features, add-ons above all, add to another feature without it knowing them.
import type { Config } from '../config/config.ts';
import type { RequestContext } from '../http/context.ts';

/** One addition; made by `point.add(...)`, listed in a manifest under `extensions`. */
export interface Extension {
  readonly point: object;
  readonly value: unknown;
}

export class ExtensionPoint<T> {
  readonly #known = new WeakMap<Config, readonly T[]>();

  add(value: T): Extension {
    return { point: this, value };
  }

  /** What the switched-on features added, in order of dependency. */
  of(ctx: Pick<RequestContext, 'site' | 'config'>): readonly T[] {
    const known = this.#known.get(ctx.config);
    if (known) return known;
    const added = this.declaredIn(ctx.site.features.enabled(ctx.config));
    this.#known.set(ctx.config, added);
    return added;
  }

  /** What these features add, whether they are switched on or not. */
  declaredIn(features: readonly { extensions?: readonly Extension[] }[]): readonly T[] {
    return features
      .flatMap((feature) => feature.extensions ?? [])
      .filter((extension) => extension.point === this)
      .map((extension) => extension.value as T);
  }
}
