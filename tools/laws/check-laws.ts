// The laws of the house, checked over every source file. Run by `npm test`; alone: node tools/laws/check-laws.ts
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGLISH_FILE, readCatalogue } from '../wordings/catalogue-files.ts';
import { extractWordings } from '../wordings/extract-wordings.ts';
import { breachesOfCycles } from './cycle-law.ts';
import { breachesOfImports } from './import-laws.ts';
import { breachesOfPatterns } from './pattern-law.ts';
import { breachesOfRequests } from './request-law.ts';
import { breachesOfShape } from './shape-laws.ts';
import { readSources } from './source.ts';
import { breachesOfTexts } from './text-law.ts';
import { breachesOfWordings } from './wording-law.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = readSources(projectFolder);
const breaches = [
  ...breachesOfImports(sources),
  ...breachesOfCycles(sources),
  ...breachesOfShape(sources),
  ...breachesOfRequests(sources),
  ...breachesOfPatterns(sources),
  ...breachesOfTexts(sources),
  ...breachesOfWordings(
    extractWordings(sources),
    readCatalogue(join(projectFolder, ENGLISH_FILE)),
    ENGLISH_FILE,
  ),
];

for (const { path, line, says } of breaches) console.error(`${path}:${line}  ${says}`);
console.log(`${sources.length} files, ${breaches.length} breaches of the laws`);
process.exitCode = breaches.length > 0 ? 1 : 0;
