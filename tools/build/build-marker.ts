// What runs at once is compiled whole while it arrives, beside the page's own work, instead of function by function in
// its way. Browsers that do not know the hint see a comment.
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

export function buildMarker(names: readonly string[]): Plugin {
  return {
    name: 'build-marker',
    apply: 'build',
    // The hint counts on the first line alone: after everything else that is put before a chunk.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && names.includes(output.name)) output.code = HINT + output.code;
        }
      },
    },
  };
}
