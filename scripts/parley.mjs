import { prepare } from './prepare.mjs';
import { main } from './project.mjs';
import { runToEnd } from './run.mjs';

await main(async () => runToEnd(await prepare(), 'dist/server/cli.js', process.argv.slice(2)));
