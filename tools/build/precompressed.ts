// Every text file of the browser build is also written compressed, once, so that serving it costs nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|webmanifest)$/;
const WORTH_IT = 512;

export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir }) {
      const assets = join(dir ?? '', 'assets');
      for (const name of readdirSync(assets)) {
        const path = join(assets, name);
        if (!TEXT.test(name)) continue;
        const content = readFileSync(path);
        if (content.length < WORTH_IT) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
