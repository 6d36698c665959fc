// The program `parley` of a release: parley start, parley <command>. There is nothing to install or to build any more.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isNewEnough, oldest } from '../node-version.mjs';
import { Failure, inProject, main } from '../project.mjs';
import { runServer, runToEnd } from '../run.mjs';

await main(() => {
  if (!isNewEnough())
    throw new Failure(`This is Node.js ${process.version}; Parley needs ${oldest.join('.')} or newer.`);
  if (!existsSync(inProject('node_modules')) && !inProject().includes('node_modules'))
    throw new Failure(`Its packages are missing. In ${inProject()} run: npm ci --omit=dev`);
  const words = process.argv.slice(2);
  const env = placesOfData();
  if (words[0] === 'start') return runServer(process.execPath, words.slice(1), { env });
  return runToEnd(process.execPath, 'dist/server/cli.js', words, { env });
});

// Where the command was given, not among the program's own files: those are replaced by the next release.
function placesOfData() {
  const { PARLEY_DATA, PARLEY_DATA_FILE, NODE_COMPILE_CACHE, INIT_CWD } = process.env;
  const startedIn = INIT_CWD ?? process.cwd();
  const data = resolve(startedIn, PARLEY_DATA ?? 'data');
  return {
    ...(!PARLEY_DATA_FILE && { PARLEY_DATA: data }),
    ...(!NODE_COMPILE_CACHE && !PARLEY_DATA_FILE && { NODE_COMPILE_CACHE: join(data, 'compiled') }),
  };
}
