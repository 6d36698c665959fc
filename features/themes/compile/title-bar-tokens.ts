// How the title bar stands on the page is set in words; here they become tokens.
import { type Variables, variableAt } from './variables.ts';

export function titleBarTokens(variables: Variables): [token: string, printed: string][] {
  const at = (path: string) => variableAt(variables, `titleBar.${path}`);
  return [
    ...whereIs(at('positioning.mode'), { sticky: [], static: [['titlebar-position', 'relative']] }),
    ...whereIs(at('overlay'), {
      solid: [],
      transparent: [
        ['color-titlebar', 'transparent'],
        ['image-titlebar', 'none'],
      ],
    }),
    ...whereIs(at('border.type'), {
      border: [['color-titlebar-line', 'var(--color-line)']],
      shadow: [
        ['color-titlebar-line', 'transparent'],
        ['shadow-titlebar', 'var(--shadow-menu)'],
      ],
      shadowAsBorder: [['color-titlebar-line', 'var(--color-line-strong)']],
      none: [['color-titlebar-line', 'transparent']],
    }),
  ];
}

function whereIs(word: unknown, meanings: Readonly<Record<string, [string, string][]>>): [string, string][] {
  return typeof word === 'string' && Object.hasOwn(meanings, word) ? (meanings[word] ?? []) : [];
}
