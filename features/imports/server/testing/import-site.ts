// A fresh site to import into.
import { join } from 'node:path';
import { testSite } from '../../../../app/testing/test-site.ts';
import type { CommandOutput } from '../../../../platform/server/feature/operations.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { Interrupted } from '../import-run.ts';
import { featuresThatAsk, storeTypesThatAsk } from './accepted-replies.ts';

export const FIXTURES = join(import.meta.dirname, '../../fixtures');
export const DISCOURSE = join(FIXTURES, 'discourse');
export const BEEKEEPING = join(FIXTURES, 'beekeeping.example.org');

export const silent: CommandOutput = { print: () => {}, progress: () => {}, isJson: false };

/** Its address is always the same: it stands in the bodies, and two sites are to be alike. */
export async function importSite(): Promise<TestSite> {
  // As long as a command may take: whole forums are written in large statements.
  const test = await testSite({ statementTimeout: 30 * 60_000, moreFeatures: featuresThatAsk });
  await storeTypesThatAsk(test);
  Object.assign(test.site, { url: 'http://community.example.com' });
  return test;
}

/** Whether the import was cut off, as it should be; any other failure fails the test. */
export async function isCutOff(run: Promise<unknown>): Promise<boolean> {
  try {
    await run;
    return false;
  } catch (error) {
    if (error instanceof Interrupted) return true;
    throw error;
  }
}
