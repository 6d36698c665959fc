// A site that has no name of its own yet is called what the demo is called.
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { DemoSite } from '../content/types.ts';

const settingsOf = (content: DemoSite): [key: string, value: string][] => [
  [siteConfig.title.key, content.title],
  [siteConfig.description.key, content.description],
];

export async function writeDemoSettings(tx: Transaction, content: DemoSite): Promise<void> {
  for (const [key, value] of settingsOf(content)) {
    await tx.execute(sql`
      insert into config_values (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict do nothing`);
  }
}

/** What somebody has changed since then stays. */
export async function removeDemoSettings(tx: Transaction, content: DemoSite): Promise<void> {
  for (const [key, value] of settingsOf(content)) {
    await tx.execute(sql`
      delete from config_values where key = ${key} and value = ${JSON.stringify(value)}::jsonb`);
  }
}
