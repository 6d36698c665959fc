// Other themes beside the one the page has: their tokens, declared whole for one part of the page, so that nothing of
// the page's own theme shines through.
import { useEffect } from 'react';
import designTokens from '../../../platform/ui/tokens.css?raw';
import { compileVariables } from '../compile/compile-theme.ts';
import { printFontFaces } from '../compile/font-faces.ts';
import { writtenTokens } from '../compile/resolve-colours.ts';
import type { Variables } from '../compile/variables.ts';
import { shippedTheme } from '../shipped/shipped-themes.ts';

export const WRITTEN_TOKENS = writtenTokens(designTokens);

export function layersOf(parentKey: string, variables: Variables): Variables[] {
  const parent = shippedTheme(parentKey);
  return parent ? [parent.variables, variables] : [variables];
}

/** `selector` names elements that also pin a scheme, `[data-theme="light"]` or dark. */
export function scopedSheet(selector: string, parentKey: string, variables: Variables): string {
  const base = [...WRITTEN_TOKENS].map(([token, value]) => `--${token}:${value}`).join(';');
  return [
    printFontFaces(shippedTheme(parentKey)?.fonts ?? []),
    `${selector}{${base};font-family:var(--font-text);color:var(--color-text)}`,
    compileVariables(layersOf(parentKey, variables), selector),
  ].join('');
}

/** By a sheet made in memory: the content security policy knows no styles in the page. */
export function useSheet(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}
