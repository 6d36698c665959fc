// The order of the cascade's layers is fixed by their first mention. The bundler puts stylesheets of shared chunks
// first, so the one statement that fixes it is set before everything else.
import type { Plugin } from 'vite';

const ORDER = '@layer reset,tokens,ui,features,theme;';

export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && output.fileName.endsWith('.css'))
          output.source = ORDER + String(output.source);
      }
    },
  };
}
