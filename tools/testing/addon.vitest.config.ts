// The tests of an add-on that lies outside of the tree, run with the packages of Parley: npm test -- ../greetings
import { join, relative, resolve } from 'node:path';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import product from '../../vitest.config.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = process.env.PARLEY_TEST_ADDON ?? '';

/** What its files import by name lies here, unless it has installed it itself. */
const packagesOfParley = {
  name: 'packages-of-parley',
  enforce: 'pre' as const,
  async resolveId(
    this: { resolve: (id: string, importer: string, options: object) => Promise<unknown> },
    id: string,
    importer?: string,
  ) {
    if (!importer?.startsWith(folder) || !/^(?:@[\w-]+\/)?[a-z]/.test(id)) return undefined;
    return (
      (await this.resolve(id, importer, { skipSelf: true })) ??
      (await this.resolve(id, join(project, 'package.json'), { skipSelf: true }))
    );
  },
};

const inFolder = (ending: string) => `${relative(project, folder)}/**/*.test.${ending}`;

function projectsOf({ test }: ViteUserConfig): ViteUserConfig['test'] {
  const projects = (test?.projects ?? []) as { test: { name: string; include: string[] } }[];
  const endings: Record<string, string> = { unit: 'ts', ui: 'tsx' };
  return {
    ...test,
    projects: projects
      .filter((each) => each.test.name in endings)
      .map((each) => ({
        ...each,
        test: { ...each.test, include: [inFolder(endings[each.test.name] as string)] },
      })) as never,
  };
}

export default defineConfig({
  ...mergeConfig(product, { root: project, plugins: [packagesOfParley] }),
  test: projectsOf(product),
});
