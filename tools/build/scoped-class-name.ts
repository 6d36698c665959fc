import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

// The server renders the class names that the client's style sheet defines, so both builds must
// arrive at the same name from nothing but the file's place in the project.
export function scopedClassName(localName: string, fileName: string): string {
  const path = relative(projectFolder, fileName.split('?')[0] ?? fileName)
    .split(sep)
    .join('/');
  const component = basename(path).replace(/\.module\.css$/, '');
  const hash = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 5);
  return `${component}_${localName}_${hash}`;
}
