import { runProgram } from './project.mjs';

// The npm that runs us, else the one on the path. Settings that aim npm at another folder must not be
// inherited: `npm --prefix <project> start` sets some of them.
export function runNpm(args, options = {}) {
  const env = { ...process.env };
  for (const name of [
    'global',
    'prefix',
    'local_prefix',
    'omit',
    'include',
    'production',
    'only',
    'dry_run',
    'json',
  ])
    delete env[`npm_config_${name}`];
  const self = process.env.npm_execpath;
  const [program, first] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []];
  return runProgram(program, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    ...options,
    env,
  });
}
