// Everything that must hold, in named steps, on a fresh clone or an old one. The last line of all is the tally.
import { delimiter, dirname } from 'node:path';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { runJourneys } from './journeys.mjs';
import { chooseNode } from './node.mjs';
import { Failure, inProject, main, runProgram } from './project.mjs';
import { runVitest } from './vitest.mjs';

const only = process.argv.slice(2);
const tally = { passed: 0, failed: 0, skipped: 0 };
const summary = [];

await main(async () => {
  try {
    await ensureInstalled();
    const node = await chooseNode();
    // Programs that the tests start must meet the same Node.
    process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    if (only.length === 0) await checkSources(node);
    await runTests(node);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    tally.failed += 1;
  }
  for (const line of summary) console.log(line);
  console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  return tally.failed > 0 ? 1 : 0;
});

async function checkSources(node) {
  const tool =
    (path, ...args) =>
    () =>
      program(node, [inProject('node_modules', path), ...args]);
  await step('types', tool('typescript/bin/tsc', '--noEmit', '-p', '.'));
  await step('lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'));
  await step('laws', () => program(node, [inProject('tools/laws/check-laws.ts')]));
  await step('build', async () => ensureBuilt(node).then(() => one('passed')));
}

async function runTests(node) {
  await step('unit and interface tests', () =>
    runVitest(node, ['--project', 'unit', '--project', 'ui', ...only]),
  );
  await step('browser journeys', () => runJourneys(node, only));
}

async function program(node, args) {
  const { code } = await runProgram(node, args, { stdio: ['ignore', 1, 2] });
  return one(code === 0 ? 'passed' : 'failed');
}

function one(kind) {
  return { passed: 0, failed: 0, skipped: 0, [kind]: 1 };
}

// A step never ends the run: whoever broke three things learns of all three.
async function step(name, work) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const result = await work().catch((error) => {
    console.error(error instanceof Failure ? error.message : error);
    return one('failed');
  });
  for (const kind of Object.keys(tally)) tally[kind] += result[kind];
  summary.push(...(result.remarks ?? []));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  summary.push(`${result.failed > 0 ? 'FAILED' : 'ok    '} ${name} (${result.passed} passed, ${seconds} s)`);
}
