// What deploy/ names is there: variables, paths and files. Docker itself is not needed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/parley.service');

interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, unknown>;
  build?: { context: string; dockerfile: string };
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
  volumes: Record<string, unknown>;
}
const require = createRequire(import.meta.url);
const compose = require('js-yaml').load(read('deploy/compose.yaml')) as Compose;

/** Those that the environment is read by. */
const site = 'platform/server/site';
const sources = readdirSync(join(project, site)).map((name) => read(`${site}/${name}`));
const known = new Set([
  // Of the command that starts them, before any of them reads its own.
  ...[...read('scripts/process-count.mjs').matchAll(/variables\.([A-Z0-9_]+)/g)].map(([, name]) => name),
  ...sources.flatMap((text) => [...text.matchAll(/read\('([A-Z0-9_]+)'\)/g)].map(([, name]) => name)),
]);

const isKnown = (name: string) =>
  known.has(name) || known.has(name.replace(/_FILE$/, '')) || name === 'NODE_ENV';

it('names environment variables that there are', () => {
  const ofDocker = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((each) => each.split('=')[0] as string),
  );
  const ofUnit = [...unit.matchAll(/^#? *Environment=(\w+)=/gm)].map(([, name]) => name as string);
  const ofCompose = Object.keys(compose.services.parley?.environment ?? {});
  expect(ofDocker).toContain('PARLEY_DATA');
  expect(ofUnit).toContain('DATABASE_URL_FILE');
  for (const name of [...ofDocker, ...ofUnit, ...ofCompose])
    expect([name, isKnown(name)]).toEqual([name, true]);
});

it('composes services, secrets and volumes that are declared', () => {
  for (const { secrets = [], volumes = [], depends_on = {} } of Object.values(compose.services)) {
    for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret);
    for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] as string);
    for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other);
  }
  const { build, ports } = compose.services.parley as Service;
  expect(existsSync(join(project, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
  expect(ports).toEqual(['127.0.0.1:8080:8080']);
});

it('uses one port, one data folder and one program everywhere', () => {
  expect(dockerfile).toContain('PORT=8080 PARLEY_DATA=/var/lib/parley');
  expect(unit).toContain('Environment=PORT=8080\nEnvironment=PARLEY_DATA=/var/lib/parley');
  for (const text of [dockerfile, unit]) expect(text).toContain('/opt/parley/bin/parley.mjs');
  for (const name of ['deploy/nginx.conf', 'deploy/Caddyfile']) {
    expect(read(name)).toContain('127.0.0.1:8080');
    expect(read(name)).toContain('community.example.org');
  }
});

it('copies files that are there, and runs as nobody in particular', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied).toContain('package-lock.json');
  for (const name of copied) expect([name, existsSync(join(project, name))]).toEqual([name, true]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(read('.dockerignore')).toContain('node_modules');
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');
it.runIf(hasSystemd)('has a unit that systemd understands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-unit-'));
  try {
    const file = join(folder, 'parley.service');
    writeFileSync(file, unit);
    expect(
      execFileSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8', stdio: 'pipe' }),
    ).toBe('');
    writeFileSync(file, unit.replace('ExecStart=', 'ExecBegin='));
    expect(() => execFileSync('systemd-analyze', ['verify', '--man=no', file], { stdio: 'pipe' })).toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
