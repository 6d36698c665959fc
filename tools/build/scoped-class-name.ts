import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const namesComponent = process.env.NODE_ENV === 'development';

/** Which class has which name, in this build. */
const taken = new Map<string, string>();

// The server renders the class names that the client's style sheet defines, so both builds must
// arrive at the same name from nothing but the file's place in the project. A page holds thousands of
// them: they are short, and name their component in development alone. Of some two thousand two may meet: that stops the build.
export function scopedClassName(localName: string, fileName: string): string {
  const path = relative(projectFolder, fileName.split('?')[0] ?? fileName)
    .split(sep)
    .join('/');
  const whole = `${path} ${localName}`;
  const hash = createHash('sha256').update(whole).digest('base64url').replace(/[-_]/g, '').slice(0, 5);
  const component = namesComponent ? `${basename(path).replace(/\.module\.css$/, '')}_${localName}_` : 'p';
  const name = component + hash;
  const other = taken.get(name) ?? whole;
  if (other !== whole) throw new Error(`${other} and ${whole} are shortened to one class name: rename one.`);
  taken.set(name, whole);
  return name;
}
