// A server that ends by a failure of its own is restarted; one that was ended by somebody stays down.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheFolder, projectFolder } from './project.mjs';
import { runToEnd } from './run.mjs';

const folder = mkdtempSync(join(cacheFolder(), 'tests-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that notes each of its starts, and then does this. */
function program(name, ending) {
  const file = join(folder, `${name}.mjs`);
  const starts = join(folder, `${name}.starts`);
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(starts)}, '.');
const starts = readFileSync(${JSON.stringify(starts)}, 'utf8').length;
${ending}`,
  );
  return { path: relative(projectFolder, file), starts: () => readFileSync(starts, 'utf8').length };
}

it('begins a server anew that says it failed', async () => {
  const { path, starts } = program('fails-twice', 'process.exit(starts < 3 ? 70 : 0);');
  expect(await runToEnd(process.execPath, path, [], { isServer: true })).toBe(0);
  expect(starts()).toBe(3);
}, 30_000);

it('lets a start that cannot succeed be', async () => {
  const { path, starts } = program('cannot-start', 'process.exit(1);');
  expect(await runToEnd(process.execPath, path, [], { isServer: true })).toBe(1);
  expect(starts()).toBe(1);
});

it('lets a server be that somebody killed, and a command that failed', async () => {
  const killed = program('killed', "process.kill(process.pid, 'SIGKILL');");
  expect(await runToEnd(process.execPath, killed.path, [], { isServer: true })).toBe(137);
  const command = program('command', 'process.exit(70);');
  expect(await runToEnd(process.execPath, command.path, [])).toBe(70);
  expect([killed.starts(), command.starts()]).toEqual([1, 1]);
});
