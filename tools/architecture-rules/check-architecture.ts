// The architecture rules, checked over every source file. Run by `npm test`; alone: node tools/architecture-rules/check-architecture.ts
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishMessages } from '../messages/english-messages.ts';
import { englishFiles, readMessages } from '../messages/message-files.ts';
import { violationsOfAddonWords } from './addon-words-rule.ts';
import { violationsOfBreakpoints } from './breakpoint-rule.ts';
import { violationsOfCycles } from './cycle-rule.ts';
import { violationsOfEvents } from './event-rule.ts';
import { violationsOfImports } from './import-rules.ts';
import { violationsOfInsecureContexts } from './insecure-context-rule.ts';
import { violationsOfMessages } from './messages-rule.ts';
import { violationsOfPatterns } from './pattern-rule.ts';
import { violationsOfRegistries } from './registry-rule.ts';
import { violationsOfRequests } from './request-rule.ts';
import { violationsOfShape } from './shape-rules.ts';
import { parseSource, readSources } from './source.ts';
import { violationsOfSql } from './sql-rule.ts';
import { violationsOfStyleTokens } from './style-token-rule.ts';
import { ownersOfTables, readMigrations } from './table-owners.ts';
import { violationsOfTexts } from './translated-text-rule.ts';
import { violationsOfMigrations, violationsOfVocabulary } from './vocabulary-rule.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = readSources(projectFolder);
const migrations = globSync('{platform,features/*,addons/*}/migrations/*.sql', { cwd: projectFolder });
const examples = globSync('docs/examples/**/*.ts', { cwd: projectFolder }).map((path) =>
  parseSource(path, readFileSync(join(projectFolder, path), 'utf8')),
);
const violations = [
  ...violationsOfImports(sources),
  ...violationsOfCycles(sources),
  ...violationsOfShape(sources),
  ...violationsOfRequests(sources),
  ...violationsOfInsecureContexts(sources),
  ...violationsOfSql(sources, ownersOfTables(readMigrations(projectFolder))),
  ...violationsOfEvents(sources),
  ...violationsOfRegistries([...sources, ...examples]),
  ...violationsOfAddonWords(sources),
  ...violationsOfPatterns(sources),
  ...violationsOfTexts(sources),
  ...violationsOfVocabulary(sources),
  ...violationsOfBreakpoints(sources),
  ...violationsOfStyleTokens(sources),
  ...violationsOfMigrations(
    migrations.map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') })),
  ),
  ...messageViolations(),
];

function messageViolations() {
  const used = englishMessages(sources);
  const standing = englishFiles(projectFolder);
  return [...new Set([...used.keys(), ...standing])].flatMap((path) => {
    const known = standing.includes(path) ? readMessages(join(projectFolder, path)) : {};
    return violationsOfMessages(used.get(path) ?? {}, known, path);
  });
}

for (const { path, line, message } of violations) console.error(`${path}:${line}  ${message}`);
console.log(`${sources.length} files, ${violations.length} violations of the architecture rules`);
process.exitCode = violations.length > 0 ? 1 : 0;
