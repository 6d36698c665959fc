import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from './chromium.mjs';
import { Failure, inProject } from './project.mjs';
import { runVitest } from './vitest.mjs';

// An end-to-end test waits as much as it works: two at a time leave two cores half idle.
const WORKERS = ['--maxWorkers=3'];

// The end-to-end tests need a browser. Only on somebody's own machine, where none can be had, are they left out.
export async function runEndToEndTests(node, only) {
  const browser = await provideChromium();
  if (browser) return runVitest(node, ['--project', 'e2e', ...WORKERS, ...only], { CHROMIUM_PATH: browser });
  if (process.env.CI)
    throw new Failure('The end-to-end tests need a Chromium, and none could be found or fetched.');
  const skipped = countEndToEndTests();
  console.log(
    `SKIPPED ${skipped} end-to-end tests: no Chromium here and none could be fetched. Set CHROMIUM_PATH.`,
  );
  return { passed: 0, failed: 0, skipped };
}

function countEndToEndTests() {
  const addons = readdirSync(inProject('addons')).map((name) => inProject('addons', name, 'e2e'));
  const files = [inProject('e2e'), ...addons.filter((folder) => existsSync(folder))]
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.e2e.ts'));
  const tests = files.map((path) => readFileSync(path, 'utf8').match(/^\s*(it|test)\b/gm));
  return tests.reduce((sum, found) => sum + (found?.length ?? 0), 0);
}
