// What every script knows of the project. The scripts import nothing but Node's own modules,
// because they run before anything is installed, and on Nodes as old as 20.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

export const inProject = (...parts) => join(projectFolder, ...parts);

export function cacheFolder() {
  const folder = inProject('.cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}

// News goes to stderr: the output of a command, such as a new token, must stay alone on stdout.
export const print = (line) => console.error(line);

// A failure that its message explains; the stack would only hide it.
export class Failure extends Error {}

export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    print(error instanceof Failure ? `\nParley: ${error.message}` : error);
    process.exitCode = 1;
  }
}

// Runs a program to its end and gives its exit code; `capture` also gathers what it printed.
export function runProgram(program, args, { env = process.env, capture = false, stdio } = {}) {
  const output = { text: '' };
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: projectFolder,
      env,
      stdio: stdio ?? (capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2]),
    });
    if (capture)
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output.text += part));
    child.on('error', failed);
    child.on('close', (code, signal) => done({ code: signal ? 1 : code, output: output.text }));
  });
}

// Relative paths in settings mean the folder the command was given in, not the project's.
export function childEnvironment(extra = {}) {
  const startedIn = process.env.INIT_CWD ?? process.cwd();
  // Node caches what it compiled there, which halves the time of every start but the first.
  const compiled = inProject('.cache', 'compiled');
  const defaults = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled };
  const env = { ...defaults, ...process.env, INIT_CWD: startedIn, ...extra };
  if (env.PARLEY_DATA) env.PARLEY_DATA = resolve(startedIn, env.PARLEY_DATA);
  return env;
}
