// A process of its own: the tests themselves run as they were written.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const stacks = pathToFileURL(join(import.meta.dirname, 'readable-stacks.ts')).href;

/** The script is one line that stands in the fourth of `written.ts`. */
function stackOf(script: string, map: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-stack-'));
  try {
    writeFileSync(join(folder, 'built.mjs'), script);
    if (map !== undefined) writeFileSync(join(folder, 'built.mjs.map'), map);
    return execFileSync(process.execPath, ['--import', stacks, join(folder, 'built.mjs')], {
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const script = `(function prune() { console.log(new TypeError('No shears').stack); })();`;
const map = JSON.stringify({ version: 3, sources: ['written.ts'], names: [], mappings: 'AAGA' });

it('name the file and the line that were written', () => {
  const [title, first] = stackOf(script, map).split('\n');
  expect(title).toBe('TypeError: No shears');
  expect(first).toMatch(/^ {4}at prune \(file:\/\/.*\/written\.ts:4:\d+\)$/);
});

it('name what runs where there is no map, or none that can be read', () => {
  for (const unusable of [undefined, 'half a ma'])
    expect(stackOf(script, unusable)).toMatch(/at prune \(file:\/\/.*\/built\.mjs:1:\d+\)/);
});
