// What add-ons show at first and hide then: `addons/<name>/testing/planted-hidden.ts`.
import type { TestClient } from '../../platform/server/testing/test-client.ts';

export interface HiddenPlanting {
  admin: TestClient;
  author: TestClient;
  /** Who looks at everything, and may take part at first. */
  reader: TestClient;
  /** A discussion that the reader comments on and bookmarks; likes, too, unless its name begins with “deleted”. */
  add: (way: string, post: Readonly<Record<string, unknown>>) => Promise<number>;
  /** Stands in all that has to be nowhere afterwards. */
  marker: string;
}

export interface HidesLater {
  /** Before anything is looked at. */
  prepare: (admin: TestClient) => Promise<unknown>;
  /** Answers what hides it. */
  plant: (planting: HiddenPlanting) => Promise<() => Promise<unknown>>;
}

const found = import.meta.glob<{ hidesLater: HidesLater }>('../../addons/*/testing/planted-hidden.ts', {
  eager: true,
});

export const hiddenByAddons: readonly HidesLater[] = Object.values(found).map(({ hidesLater }) => hidesLater);
