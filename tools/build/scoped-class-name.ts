import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const namesComponent = process.env.NODE_ENV === 'development';

// The server renders the class names that the client's style sheet defines, so both builds must
// arrive at the same name from nothing but the file's place in the project. A page holds thousands of
// them: they are short, and name their component in development alone.
export function scopedClassName(localName: string, fileName: string): string {
  const path = relative(projectFolder, fileName.split('?')[0] ?? fileName)
    .split(sep)
    .join('/');
  const hash = createHash('sha256')
    .update(`${path} ${localName}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 6);
  const component = namesComponent ? `${basename(path).replace(/\.module\.css$/, '')}_${localName}_` : 'p';
  return component + hash;
}
