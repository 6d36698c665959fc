// Writes the counts of a run, what failed and why, and every skipped test with its reason, to the file that PARLEY_TEST_SUMMARY names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

interface Summary {
  passed: number;
  failed: number;
  failures: { name: string; reason: string }[];
  /** What passed only when it was tried again. */
  unsteady: { name: string; reason: string }[];
  skips: { name: string; reason: string }[];
}

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const summary: Summary = { passed: 0, failed: 0, failures: [], unsteady: [], skips: [] };
    for (const error of unhandledErrors) fail(summary, placeOf(error), [error]);
    for (const module of modules) addModule(summary, module);
    if (process.env.PARLEY_TEST_SUMMARY)
      writeFileSync(process.env.PARLEY_TEST_SUMMARY, JSON.stringify(summary));
  }
}

function placeOf(error: unknown): string {
  const { VITEST_TEST_PATH: path, stack } = error as { VITEST_TEST_PATH?: string; stack?: string };
  const from = stack?.match(/\n\s+at [^\n]+/)?.[0].trim();
  return ['outside of every test', path && `while ${relative(process.cwd(), path)} ran`, from]
    .filter(Boolean)
    .join(', ');
}

// A file that cannot be loaded, or a hook that throws, has no failed test to count.
function addModule(summary: Summary, module: TestModule): void {
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  for (const group of groups)
    if (group.errors().length > 0) fail(summary, module.relativeModuleId, group.errors());
  for (const test of module.children.allTests()) addTest(summary, test, module);
}

function addTest(summary: Summary, test: TestCase, module: TestModule): void {
  const result = test.result();
  const name = `${module.relativeModuleId} > ${test.fullName}`;
  if (result.state === 'passed') {
    summary.passed += 1;
    if (test.diagnostic()?.flaky) summary.unsteady.push({ name, reason: firstLine(result.errors) });
  } else if (result.state === 'failed') fail(summary, name, result.errors);
  else {
    const reason = result.state === 'skipped' ? result.note : 'it never ran';
    summary.skips.push({ name, reason: reason ?? 'no reason given' });
  }
}

function fail(summary: Summary, name: string, errors: readonly unknown[]): void {
  summary.failed += 1;
  summary.failures.push({ name, reason: firstLine(errors) });
}

function firstLine(errors: readonly unknown[] | undefined): string {
  const [error] = (errors ?? []) as { message?: string }[];
  return (error?.message ?? String(error)).split('\n', 1)[0] ?? '';
}
