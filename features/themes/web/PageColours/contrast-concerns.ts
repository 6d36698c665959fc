// Which words could hardly be read in colours that are about to be published, in sentences that name both colours.
import type { Translator } from '../../../../platform/contract/languages/translate.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { type ContrastProblem, checkContrast } from '../../compile/check-contrast.ts';
import { readTokens } from '../../compile/read-tokens.ts';
import { isTree, type Variables } from '../../compile/variables.ts';
import type { getCurrentTheme } from '../../themes.contract.ts';
import { tokenName } from '../ThemeEditor/editor-fields.ts';
import { layersOf, WRITTEN_TOKENS } from '../theme-sheets.ts';

export async function contrastConcerns(changed: unknown, t: Translator['t']): Promise<string[]> {
  const { body } = await call<typeof getCurrentTheme>('GET /themes/current', {});
  const parentKey = body.type === 'themeFile' ? String(body.themeID) : (body.parentTheme ?? '');
  const variables: Variables = isTree(changed) ? changed : {};
  const { problems } = checkContrast(WRITTEN_TOKENS, readTokens(layersOf(parentKey, variables)));
  return problems.toSorted((a, b) => a.ratio - b.ratio).map((problem) => sentence(problem, t));
}

function sentence({ ink, ground, ratio, least, scheme }: ContrastProblem, t: Translator['t']): string {
  const facts = {
    ink: tokenName(t, ink),
    ground: tokenName(t, ground),
    ratio: ratio.toFixed(1),
    least,
  };
  return scheme === 'light'
    ? t('Light: {ink} on {ground}, {ratio} : 1 where {least} : 1 is needed', facts)
    : t('Dark: {ink} on {ground}, {ratio} : 1 where {least} : 1 is needed', facts);
}
