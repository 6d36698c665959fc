import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { browserPurity } from './browser-purity.ts';

async function buildForBrowsers(files: Record<string, string>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'parley-build-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const output = { write: false, rolldownOptions: { input: join(root, 'client.ts') } };
  await build({ root, configFile: false, logLevel: 'silent', plugins: [browserPurity()], build: output });
}

const secret = {
  'platform/server/secret.ts': `export const secret = Math.random();\nexport interface Key { id: number }`,
};

it('builds when nothing of the server is reached', async () => {
  const client = `import type { Key } from './platform/server/secret.ts';\nconst key: Key = { id: 1 };\nconsole.log(key);`;
  await buildForBrowsers({ ...secret, 'client.ts': client });
});

it('fails when server code is reached, and reports by which way', async () => {
  const between = { 'web/between.ts': `export { secret } from '../platform/server/secret.ts';` };
  const client = `import { secret } from './web/between.ts';\nconsole.log(secret);`;
  const failure = buildForBrowsers({ ...secret, ...between, 'client.ts': client });
  await expect(failure).rejects.toThrow(/server code in .*[\s\S]*secret\.ts[\s\S]*<- .*client\.ts/);
});

it('fails when a server package or a built-in of Node is reached', async () => {
  const zod = {
    'node_modules/zod/package.json': '{"name":"zod","main":"zod.js"}',
    'node_modules/zod/zod.js': 'console.log(1)',
  };
  await expect(buildForBrowsers({ ...zod, 'client.ts': `import 'zod';` })).rejects.toThrow(
    'a server package',
  );
  const client = `import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);`;
  await expect(buildForBrowsers({ 'client.ts': client })).rejects.toThrow('a Node built-in');
});
