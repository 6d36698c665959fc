import { expect, it } from 'vitest';
import { parseSource } from './source.ts';
import { violationsOfStyleTokens } from './style-token-rule.ts';

it('finds tokens that are used and set nowhere, but for those with something in their place', () => {
  const sources = [
    parseSource('platform/ui/tokens.css', ':root { --space-4: 16px; }'),
    parseSource(
      'features/a/web/A.module.css',
      '.a {\n  gap: var(--space-4);\n  padding: var(--space-5);\n  margin: var(--space-7, 4px);\n  top: var(--list-top);\n  left: var(--at);\n}',
    ),
    parseSource('features/a/web/a.ts', "const set = (side: string) => style('--list-' + side, '--at');"),
  ];
  expect(violationsOfStyleTokens(sources)).toEqual([
    { path: 'features/a/web/A.module.css', line: 3, message: 'nobody sets --space-5' },
  ]);
});
