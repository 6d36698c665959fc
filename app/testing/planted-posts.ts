// Posts of kinds that add-ons bring, planted where everybody sees them, and where nobody may: `addons/<name>/testing/planted-posts.ts`.
import type { TestClient } from '../../platform/server/testing/test-client.ts';

export interface Planting {
  /** Switches on what is off at first. */
  admin: TestClient;
  /** Who writes them. */
  author: TestClient;
  /** What every such post says: its body and its category for two. */
  post: Readonly<Record<string, unknown>>;
  /** A word that has to stand in all that the add-on stores of its posts. */
  marker: string;
  /** Guests and other members may read none of it. */
  isSecret: boolean;
}

export interface PlantedPost {
  discussionID: number;
  url: string;
}

export type PlantPosts = (planting: Planting) => Promise<PlantedPost[]>;

const found = import.meta.glob<{ plantPosts: PlantPosts }>('../../addons/*/testing/planted-posts.ts', {
  eager: true,
});

export async function plantPostsOfAddons(planting: Planting): Promise<PlantedPost[]> {
  const planted: PlantedPost[] = [];
  for (const { plantPosts } of Object.values(found)) planted.push(...(await plantPosts(planting)));
  return planted;
}
