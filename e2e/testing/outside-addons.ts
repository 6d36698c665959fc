// Add-ons that lie outside of the tree, in a folder of the test's own: the worked example of the documentation with a
// fault that can be asked for, a language, and one that no Parley of today can load.
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const example = join(import.meta.dirname, '../../docs/examples/kudos');
const API = { peerDependencies: { '@parley/addon-api': '^1.0.0' } };

export async function outsideAddons(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-addons-'));
  await cp(example, join(folder, 'kudos'), { recursive: true });
  await withFault(join(folder, 'kudos/server/kudos.queries.ts'));
  await writeFiles(folder, {
    'esperanto/package.json': JSON.stringify({ name: 'parley-esperanto', version: '1.0.0', ...API }),
    'esperanto/esperanto.feature.ts': `
      export const esperanto = {
        name: 'esperanto',
        addon: { key: 'eo', name: 'Esperanto', description: 'The interface in Esperanto.', locale: 'eo' },
      };`,
    'esperanto/locales/eo.json': JSON.stringify({
      Categories: 'Kategorioj',
      'Latest kudos': 'Lastaj dankoj',
    }),
    'tomorrow/package.json': JSON.stringify({
      name: 'tomorrow',
      version: '3.0.0',
      peerDependencies: { '@parley/addon-api': '^99.0.0' },
    }),
  });
  return folder;
}

/** Whatever shows kudos that say “broken” throws. */
async function withFault(file: string): Promise<void> {
  const place = '  return rows.map((row) => ({';
  const text = await readFile(file, 'utf8');
  if (!text.includes(place)) throw new Error(`${file} has changed: say where it shall break.`);
  const fault = `  if (rows.some(({ text }) => text === 'broken')) throw new TypeError('The medal fell down.');\n`;
  await writeFile(file, text.replace(place, `${fault}${place}`));
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
