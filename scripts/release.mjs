// Makes a release: npm run release [-- --to FOLDER] [--complete]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { prepare } from './prepare.mjs';
import { Failure, inProject, main, print } from './project.mjs';
import { installedFiles } from './release/production-packages.mjs';
import { nameAndVersion, releaseFiles, sha256 } from './release/release-files.mjs';
import { writeArchive } from './release/write-archive.mjs';

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  await prepare();
  mkdirSync(options.to, { recursive: true });
  const { name, version } = nameAndVersion();
  const title = `${name}-${version}`;
  const files = releaseFiles();
  const archives = [
    // For npm, which wants its own first folder; the other one unpacks into a folder that says what it is.
    { file: `${title}.tgz`, prefix: 'package', files },
    { file: `${title}.tar.gz`, prefix: title, files },
  ];
  if (options.isComplete)
    archives.push({
      file: `${title}-${process.platform}-${process.arch}.tar.gz`,
      prefix: title,
      files: [...files, ...installedFiles()],
    });
  const sums = [];
  for (const archive of archives) {
    const target = join(options.to, archive.file);
    await writeArchive(target, archive.prefix, archive.files);
    sums.push(`${sha256(readFileSync(target))}  ${basename(target)}\n`);
    print(`${target}: ${(readFileSync(target).length / 1024 ** 2).toFixed(1)} MB`);
  }
  writeFileSync(join(options.to, 'SHA256SUMS'), sums.join(''));
});

function readOptions(words) {
  const options = { to: inProject('release'), isComplete: false };
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '--complete') options.isComplete = true;
    else if (words[at] === '--to' && words[at + 1])
      options.to = resolve(process.env.INIT_CWD ?? process.cwd(), words[++at]);
    else throw new Failure(`${words[at]} is not known. Usage: npm run release -- [--to FOLDER] [--complete]`);
  }
  return options;
}
