import { expect, it } from 'vitest';
import { violationsOfBreakpoints } from './breakpoint-rule.ts';
import { parseSource } from './source.ts';

it('finds breakpoints in pixels, which do not grow with the letters', () => {
  const text =
    '@media (width < 37.5em) {\n  .a {\n    gap: 4px;\n  }\n}\n  @container (width < 580px) {\n  }\n@media (max-width: 599px) {}';
  expect(
    violationsOfBreakpoints([
      parseSource('features/a/web/A.module.css', text),
      parseSource('features/a/web/a.ts', "const css = '@media (max-width: 599px)';"),
    ]),
  ).toEqual(
    [6, 8].map((line) => ({
      path: 'features/a/web/A.module.css',
      line,
      message: 'a breakpoint in px: say @media in em, @container in rem',
    })),
  );
});
