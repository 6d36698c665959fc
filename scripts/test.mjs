// Everything that must hold, in named steps, on a fresh clone or an old one. The last line has the totals.
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { ensureBuilt } from './compile.mjs';
import { runEndToEndTests } from './end-to-end.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseNode } from './node.mjs';
import { Failure, inProject, main, runProgram } from './project.mjs';
import { outsideAddon, runVitest } from './vitest.mjs';

const only = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };
const summary = [];

await main(async () => {
  try {
    await ensureInstalled();
    const node = await chooseNode();
    // Programs that the tests start must meet the same Node.
    process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    if (only[0] === '--without') return await testWithout(node, only.slice(1));
    if (only.length === 0) await checkSources(node);
    await runTests(node);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    counts.failed += 1;
  }
  for (const line of summary) console.log(line);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed > 0 ? 1 : 0;
});

// The same in a copy of the tree that lacks these folders.
async function testWithout(node, folders) {
  if (folders.length === 0 || !folders.every((folder) => existsSync(inProject(folder))))
    throw new Failure('Name folders of the tree after --without, for example addons/qna.');
  const tool = inProject('tools/testing/test-without.ts');
  const { code } = await runProgram(node, [tool, ...folders], { stdio: ['ignore', 1, 2] });
  return code;
}

async function checkSources(node) {
  const tool =
    (path, ...args) =>
    () =>
      program(node, [inProject('node_modules', path), ...args]);
  await step('types', tool('typescript/bin/tsc', '--noEmit', '-p', '.'));
  await step('lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'));
  await step('architecture rules', () =>
    program(node, [inProject('tools/architecture-rules/check-architecture.ts')]),
  );
  await step('build', async () => ensureBuilt(node).then(() => countOf('passed')));
}

async function runTests(node) {
  const addon = outsideAddon(only);
  if (addon) return step(`tests of ${addon}`, () => runVitest(node, [], { PARLEY_TEST_ADDON: addon }));
  await step('unit and interface tests', () =>
    runVitest(node, ['--project', 'unit', '--project', 'ui', ...only]),
  );
  // Whoever names a test in a browser has it run against what the sources are now.
  if (only.some((name) => name.includes('e2e')))
    await step('build', async () => ensureBuilt(node).then(() => countOf('passed')));
  await step('end-to-end tests', () => runEndToEndTests(node, only));
}

async function program(node, args) {
  const { code } = await runProgram(node, args, { stdio: ['ignore', 1, 2] });
  return countOf(code === 0 ? 'passed' : 'failed');
}

function countOf(kind) {
  return { passed: 0, failed: 0, skipped: 0, [kind]: 1 };
}

// A step never ends the run: whoever broke three things learns of all three.
async function step(name, work) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const result = await work().catch((error) => {
    console.error(error instanceof Failure ? error.message : error);
    return countOf('failed');
  });
  for (const kind of Object.keys(counts)) counts[kind] += result[kind];
  summary.push(...(result.remarks ?? []));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  summary.push(`${result.failed > 0 ? 'FAILED' : 'ok    '} ${name} (${result.passed} passed, ${seconds} s)`);
}
