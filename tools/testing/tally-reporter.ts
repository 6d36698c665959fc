// Writes the counts of a run, what failed and why, and every skipped test with its reason, to the file that PARLEY_TEST_TALLY names.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

interface Tally {
  passed: number;
  failed: number;
  failures: { name: string; reason: string }[];
  /** What passed only when it was tried again. */
  unsteady: { name: string; reason: string }[];
  skips: { name: string; reason: string }[];
}

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tally: Tally = { passed: 0, failed: 0, failures: [], unsteady: [], skips: [] };
    for (const error of unhandledErrors) fail(tally, 'outside of every test', [error]);
    for (const module of modules) addModule(tally, module);
    if (process.env.PARLEY_TEST_TALLY) writeFileSync(process.env.PARLEY_TEST_TALLY, JSON.stringify(tally));
  }
}

// A file that cannot be loaded, or a hook that throws, has no failed test to count.
function addModule(tally: Tally, module: TestModule): void {
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  for (const group of groups)
    if (group.errors().length > 0) fail(tally, module.relativeModuleId, group.errors());
  for (const test of module.children.allTests()) addTest(tally, test, module);
}

function addTest(tally: Tally, test: TestCase, module: TestModule): void {
  const result = test.result();
  const name = `${module.relativeModuleId} > ${test.fullName}`;
  if (result.state === 'passed') {
    tally.passed += 1;
    if (test.diagnostic()?.flaky) tally.unsteady.push({ name, reason: firstLine(result.errors) });
  } else if (result.state === 'failed') fail(tally, name, result.errors);
  else {
    const reason = result.state === 'skipped' ? result.note : 'it never ran';
    tally.skips.push({ name, reason: reason ?? 'no reason given' });
  }
}

function fail(tally: Tally, name: string, errors: readonly unknown[]): void {
  tally.failed += 1;
  tally.failures.push({ name, reason: firstLine(errors) });
}

function firstLine(errors: readonly unknown[] | undefined): string {
  const [error] = (errors ?? []) as { message?: string }[];
  return (error?.message ?? String(error)).split('\n', 1)[0] ?? '';
}
