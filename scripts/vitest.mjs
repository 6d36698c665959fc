import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolder, inProject, projectFolder, runProgram } from './project.mjs';

// The folder of an add-on outside of the tree, where that is what is to be tested: npm test -- ../greetings
export function outsideAddon([place, more]) {
  if (place === undefined || more !== undefined) return undefined;
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), place);
  const isOutside = !`${folder}/`.startsWith(`${projectFolder}/`);
  return isOutside && existsSync(join(folder, 'package.json')) ? folder : undefined;
}

// Runs vitest and gives its counts. A run that breaks off, or fails without a failed test, counts as a failure.
export async function runVitest(node, args, env = {}) {
  const folder = mkdtempSync(join(cacheFolder(), 'tests-'));
  const summaryFile = join(folder, 'summary.json');
  try {
    const reporters = ['--reporter=default', '--reporter=./tools/testing/summary-reporter.ts'];
    const vitest = [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      '--passWithNoTests',
      ...(env.PARLEY_TEST_ADDON ? ['--config', 'tools/testing/addon.vitest.config.ts'] : []),
      ...reporters,
      ...args,
    ];
    const settings = { ...process.env, ...env, NODE_ENV: 'test', PARLEY_TEST_SUMMARY: summaryFile };
    const { code } = await runProgram(node, vitest, { stdio: ['ignore', 1, 2], env: settings });
    const counts = readSummary(summaryFile);
    for (const { name, reason } of counts.skips) console.log(`SKIPPED ${name}: ${reason}`);
    const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1);
    const remarks = [
      ...counts.unsteady.map(
        ({ name, reason }) => `UNSTEADY ${name}: passed when tried again, at first ${reason}`,
      ),
      ...counts.failures.map(({ name, reason }) => `FAILED ${name}: ${reason}`),
    ];
    return { passed: counts.passed, failed, skipped: counts.skips.length, remarks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readSummary(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: [], unsteady: [], skips: [] };
  }
}
