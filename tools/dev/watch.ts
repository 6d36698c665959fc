// Rebuilds both sides on every change, restarts the server and reloads the open pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, type InlineConfig } from 'vite';
import { livePages, tokenFile } from './live-pages.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess('dist/server/server.js');
const sides: Record<string, 'building' | 'built' | 'failed'> = {};

await watchSide('client', { plugins: [livePages()], build: { outDir: 'dist/client', watch: {} } });
await watchSide('server', { build: { outDir: 'dist/server', ssr: true, watch: {} } });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    await server.stop();
    process.exit(0);
  });

async function watchSide(side: string, config: InlineConfig): Promise<void> {
  sides[side] = 'building';
  const watcher = await build({ mode: 'development', logLevel: 'warn', ...config });
  if (!('on' in watcher)) throw new Error('Vite did not watch');
  watcher.on('event', (event) => {
    if (event.code === 'START') sides[side] = 'building';
    if (event.code === 'ERROR') sides[side] = 'failed';
    if (event.code === 'ERROR')
      console.error(`The ${side} side does not build; the last build that did goes on.`);
    if (event.code === 'BUNDLE_END') {
      sides[side] = 'built';
      restartWhenWhole();
    }
  });
}

function restartWhenWhole(): void {
  if (Object.keys(sides).length < 2 || Object.values(sides).some((state) => state !== 'built')) return;
  mkdirSync('dist/client/assets', { recursive: true });
  writeFileSync(`dist/client${tokenFile}`, String(Date.now()));
  server.restart();
}
