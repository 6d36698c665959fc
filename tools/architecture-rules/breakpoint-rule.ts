// A window is narrow by the letters that fit into it: where a reader's browser makes them twice as large, a breakpoint in
// pixels comes too late, and things lie over each other.
import type { Source, Violation } from './source.ts';

const CONDITION = /^@(?:media|container) /;

export function violationsOfBreakpoints(sources: Source[]): Violation[] {
  return sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          CONDITION.test(line.trim()) && /\dpx\b/.test(line)
            ? [{ path, line: at + 1, message: 'a breakpoint in px: say @media in em, @container in rem' }]
            : [],
        ),
    );
}
