// A release unpacked into an empty folder, with the packages that its lock file names and no others, runs as it is.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, link, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../platform/server/testing/test-client.ts';
import { exitOf, freePort } from './testing/built-server.ts';

const project = join(import.meta.dirname, '..');
const PASSWORD = 'amber kettle 47 lantern';

let place: string;
let folder: string;
beforeAll(async () => {
  place = await mkdtemp(join(project, '.cache', 'release-'));
  execFileSync(process.execPath, [join(project, 'scripts/release.mjs'), '--to', place], { stdio: 'pipe' });
  const archive = (await readdir(place)).find((name) => name.endsWith('.tar.gz')) as string;
  execFileSync('tar', ['-xzf', join(place, archive), '-C', place]);
  folder = join(place, archive.replace('.tar.gz', ''));
}, 120_000);
afterAll(() => rm(place, { recursive: true, force: true }));

it('tells whether a byte of it was changed', async () => {
  expect(checkSums(place)).toBe('ok');
  expect(checkSums(folder)).toBe('ok');
  const listed = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
  for (const path of ['dist/server/server.js', 'npm-shrinkwrap.json', 'LICENSE', 'docs/operate/install.md'])
    expect(listed).toContain(`  ${path}\n`);
  const page = join(folder, 'docs/glossary.md');
  await appendFile(page, ' ');
  expect(checkSums(folder)).toContain('docs/glossary.md: FAILED');
  const [archive] = (await readdir(place)).filter((name) => name.endsWith('.tgz'));
  await appendFile(join(place, archive as string), '\0');
  expect(checkSums(place)).toContain(`${archive}: FAILED`);
});

it('names every package exactly, and none that only building needs', async () => {
  const lock = JSON.parse(await readFile(join(folder, 'npm-shrinkwrap.json'), 'utf8'));
  const { '': root, ...packages } = lock.packages;
  for (const version of Object.values({ ...root.dependencies, ...root.optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  for (const entry of Object.values<{ version: string; integrity: string; dev?: true }>(packages)) {
    expect(entry.integrity).toMatch(/^sha512-/);
    expect(entry.dev).toBeUndefined();
  }
  for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', '@biomejs/biome'])
    expect(packages[`node_modules/${name}`]).toBeUndefined();
});

it('starts with a database of its own, without compiling, and serves', async () => {
  await installFromTree();
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'parley-release-data-'));
  const server = start(port, data);
  try {
    const url = `http://127.0.0.1:${port}`;
    await server.ready;
    const client = await new TestClient(url).signIn('olive@example.org', PASSWORD);
    const posted = await client.post('/discussions', {
      name: 'From a release',
      body: 'It runs.',
      format: 'markdown',
      categoryID: 1,
    });
    expect(posted.status).toBe(201);
    const page = await new TestClient(url).page(new URL(posted.body.url).pathname);
    expect(page.status).toBe(200);
    expect(page.text).toContain('From a release');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] as string;
    expect((await fetch(`${url}${script}`)).status).toBe(200);
    const listed = execFileSync(process.execPath, [join(folder, 'bin/parley.mjs'), 'migrate'], {
      env: { PATH: process.env.PATH, PARLEY_DATA: data },
      encoding: 'utf8',
    });
    expect(listed).toContain('The database is up to date');
  } finally {
    server.process.kill('SIGTERM');
    await exitOf(server.process);
    await rm(data, { recursive: true, force: true });
  }
  expect(existsSync(join(folder, 'data'))).toBe(false);
}, 120_000);

/** `ok`, or which files are not as they were. */
function checkSums(where: string): string {
  const [program, ...args] = process.platform === 'darwin' ? ['shasum', '-a', '256'] : ['sha256sum'];
  try {
    execFileSync(program as string, [...args, '-c', 'SHA256SUMS'], { cwd: where, stdio: 'pipe' });
    return 'ok';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

/** What `npm ci --omit=dev` would fetch, from what lies here. */
async function installFromTree(): Promise<void> {
  const lock = JSON.parse(await readFile(join(folder, 'npm-shrinkwrap.json'), 'utf8'));
  for (const path of Object.keys(lock.packages))
    if (path !== '' && existsSync(join(project, path)))
      await linkAll(join(project, path), join(folder, path));
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) await linkAll(join(from, entry.name), join(to, entry.name));
    else if (entry.isFile()) await link(join(from, entry.name), join(to, entry.name));
  }
}

function start(port: number, data: string): { process: ChildProcess; ready: Promise<void> } {
  const child = spawn(process.execPath, [join(folder, 'bin/parley.mjs'), 'start'], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PARLEY_DATA: data,
      PARLEY_LOG_LEVEL: 'warn',
      PARLEY_ADMIN_NAME: 'Olive',
      PARLEY_ADMIN_EMAIL: 'olive@example.org',
      PARLEY_ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not start in time: ${printed}`)), 80_000);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        printed += part;
        if (printed.includes('Parley is ready')) resolve();
      });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
    child.once('exit', () => clearTimeout(timer));
  });
  return { process: child, ready };
}
