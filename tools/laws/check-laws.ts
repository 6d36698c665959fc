// The laws of the house, checked over every source file. Run by `npm test`; alone: node tools/laws/check-laws.ts
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breachesOfCycles } from './cycle-law.ts';
import { breachesOfImports } from './import-laws.ts';
import { breachesOfRequests } from './request-law.ts';
import { breachesOfShape } from './shape-laws.ts';
import { readSources } from './source.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = readSources(projectFolder);
const breaches = [
  ...breachesOfImports(sources),
  ...breachesOfCycles(sources),
  ...breachesOfShape(sources),
  ...breachesOfRequests(sources),
];

for (const { path, line, says } of breaches) console.error(`${path}:${line}  ${says}`);
console.log(`${sources.length} files, ${breaches.length} breaches of the laws`);
process.exitCode = breaches.length > 0 ? 1 : 0;
