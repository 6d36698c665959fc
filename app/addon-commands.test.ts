// The commands about add-ons, given what people type: each ends in words that say what to do.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandOutput } from '../platform/server/feature/operations.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { addonCommands } from './addon-commands.ts';
import { testSite } from './testing/test-site.ts';

let root: string;
let test: TestSite;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-addons-'));
  test = await testSite();
});
afterAll(async () => {
  await test?.close();
  await rm(root, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  text: string;
}

/** What it printed, or the words that it ended with. */
async function parley(name: string, ...positional: string[]): Promise<Outcome> {
  const command = addonCommands.find((each) => each.name === `addon ${name}`);
  if (!command) throw new Error(`There is no command addon ${name}.`);
  const lines: string[] = [];
  const out = { isJson: false, print: (line: string) => lines.push(line) } as unknown as CommandOutput;
  try {
    const code = await command.run(test.site, { positional, options: {} }, out);
    return { code, text: lines.join('\n') };
  } catch (error) {
    const { message, exitCode = 1 } = error as { message: string; exitCode?: number };
    return { code: exitCode, text: message };
  }
}

describe('addon new', () => {
  it.each([
    ['nothing', [], 'Name the folder, for example addon new ../greetings.'],
    ['capitals', ['/Cakes'], '“Cakes” cannot be the name of an add-on'],
    ['spaces', ['/my cakes'], '“my cakes” cannot be the name of an add-on'],
    ['a hyphen', ['/my-cakes'], '“my-cakes” cannot be the name of an add-on'],
    ['a digit first', ['/9lives'], '“9lives” cannot be the name of an add-on'],
    ['the folder above', ['/..'], 'is there already'],
  ])('is refused with %s', async (_, [place], words) => {
    const outcome = await parley('new', ...(place === undefined ? [] : [`${root}${place}`]));
    expect([outcome.code > 0, outcome.text]).toEqual([true, expect.stringContaining(words)]);
  });

  it('is refused where something is already, and where a file stands in the way', async () => {
    expect((await parley('new', join(root, 'cakes'))).code).toBe(0);
    expect((await parley('new', join(root, 'cakes'))).text).toContain('is there already');
    await writeFile(join(root, 'file'), '');
    const inFile = await parley('new', join(root, 'file/cakes'));
    expect(inFile.text).toMatch(/file\/cakes cannot be made: .*(?:ENOTDIR|EEXIST)/);
  });
});

describe('addon check', () => {
  it.each([
    ['no folder is named', [], 'Name the folder of the add-on.'],
    ['there is none', ['/nowhere'], 'There is no folder'],
    ['it is a file', ['/file'], 'There is no folder'],
    ['it has no package.json', ['/'], 'has no package.json'],
  ])('says so where %s', async (_, [place], words) => {
    const outcome = await parley('check', ...(place === undefined ? [] : [`${root}${place}`]));
    expect([outcome.code > 0, outcome.text]).toEqual([true, expect.stringContaining(words)]);
  });
});

it('addon list names each by what the other commands take', async () => {
  const { text } = await parley('list');
  expect(text).toMatch(/^off {2}pl-locale /m);
  expect((await parley('enable', 'pl-locale')).text).toBe('pl-locale is on.');
  expect((await parley('enable', 'pl-locale')).text).toBe('pl-locale was on already.');
  expect((await parley('disable', 'pl-locale')).text).toBe('pl-locale is off.');
});

describe('addon enable, disable and remove', () => {
  it.each(['enable', 'disable', 'remove'])('%s asks for a key', async (name) => {
    const outcome = await parley(name);
    expect([outcome.code, outcome.text]).toEqual([2, expect.stringContaining('Name the add-on by its key')]);
  });

  it.each(['enable', 'disable'])('%s says which there are where the key is unknown', async (name) => {
    const outcome = await parley(name, 'cakes');
    expect(outcome.code).toBeGreaterThan(0);
    expect(outcome.text).toContain('There is no add-on cakes. There are: ');
  });

  it('remove takes away no add-on of the tree, nor one that is not there', async () => {
    expect((await parley('remove', 'pl-locale')).text).toContain('pl-locale comes with Parley');
    expect((await parley('remove', 'cakes')).text).toContain('There is no add-on cakes.');
  });
});
