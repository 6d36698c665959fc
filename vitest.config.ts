import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { scopedClassName } from './tools/build/scoped-class-name.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';

const databaseSetup = 'platform/server/testing/global-setup.ts';
const places = '{platform,features,addons,app,tools,bench,docs/examples}';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: scopedClassName } },
  test: {
    allowOnly: false,
    // A test waits for PostgreSQL as often as it works itself: with a worker per core a part of them would stand idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share what they load: loading the product again for each took longer than the tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What was found instead is said whole: the report of a build server is all that there is of it.
    chaiConfig: { truncateThreshold: 500 },
    // A test that fails by the machine's load, not by the code, is run once more, and the run says so at its end.
    retry: 1,
    // What is waited for comes late on a busy machine; one second is not enough to call it missing.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${places}/**/*.test.ts`, 'scripts/*.test.mjs'],
          environment: 'node',
          globalSetup: databaseSetup,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: [`${places}/**/*.test.tsx`],
          environment: 'happy-dom',
          // A window with its listeners and caches is of one file: what one leaves there changed what the next saw.
          isolate: true,
          // A link that is pressed stays on the page of its test.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts', 'addons/*/e2e/*.e2e.ts'],
          environment: 'node',
          globalSetup: databaseSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
