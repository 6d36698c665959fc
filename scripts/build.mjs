import { prepare } from './prepare.mjs';
import { main } from './project.mjs';

await main(async () => void (await prepare({ fresh: true })));
