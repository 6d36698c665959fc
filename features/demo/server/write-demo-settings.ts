// A site that has no name of its own yet is called what the demo is called.
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { dropSettingIfStill, storeMissingSetting } from '../../../platform/server/config/stored-settings.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import type { DemoSite } from '../content/types.ts';

const settingsOf = (content: DemoSite): [key: string, value: string][] => [
  [siteConfig.title.key, content.title],
  [siteConfig.description.key, content.description],
];

export async function writeDemoSettings(tx: Transaction, content: DemoSite): Promise<void> {
  for (const [key, value] of settingsOf(content)) {
    await storeMissingSetting(tx, key, value);
  }
}

export async function removeDemoSettings(tx: Transaction, content: DemoSite): Promise<void> {
  for (const [key, value] of settingsOf(content)) {
    await dropSettingIfStill(tx, key, value);
  }
}
