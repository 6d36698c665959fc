import type { TestClient } from '../../platform/server/testing/test-client.ts';

/** What changes by what its readers did themselves: that they were here, wrote anywhere, or bookmarked. */
export const OF_OWN_DOINGS = ['badges', 'ranks', 'online', 'onboarding'];

interface KnownAddon {
  addonID: string;
  enabled: boolean;
}

/**
 * Every add-on but languages: what is off at first has nothing that could be found. Answers their ids. `without`:
 * these stay as they are.
 */
export async function switchOnAll(admin: TestClient, without: readonly string[] = []): Promise<string[]> {
  const { body } = await admin.get<KnownAddon[]>('/addons?type=addon');
  for (const { addonID, enabled } of body) {
    if (enabled || without.includes(addonID)) continue;
    const { status, text } = await admin.patch(`/addons/${addonID}`, { enabled: true });
    if (status >= 300) throw new Error(`${addonID}: ${text}`);
  }
  return body.map(({ addonID }) => addonID);
}
