// A tar file, packed; the same files make the same bytes, whoever packs them and when.
import { createWriteStream, renameSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

// What npm gives to the files of packages.
const DATE = new Date('1985-10-26T08:15:00Z');

/** `read` gives the content of a file when its turn comes. It stands at its place when it is whole. */
export async function writeArchive(target, prefix, files) {
  const { pack } = await import('tar-stream');
  const half = `${target}.half`;
  const archive = pack();
  const written = finished(archive.pipe(createGzip({ level: 9 })).pipe(createWriteStream(half)));
  for (const { path, content, read, mode = 0o644, link } of files) {
    const header = { name: `${prefix}/${path}`, mode, mtime: DATE, uid: 0, gid: 0 };
    await new Promise((done, failed) => {
      const next = (error) => (error ? failed(error) : done());
      if (link === undefined) archive.entry(header, content ?? read(), next);
      else archive.entry({ ...header, type: 'symlink', linkname: link }, next);
    });
  }
  archive.finalize();
  await written;
  renameSync(half, target);
}
