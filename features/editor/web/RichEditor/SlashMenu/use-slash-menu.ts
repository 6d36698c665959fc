import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { type ChoicesState, useChoices } from '../Choices/use-choices.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { type BlockChoice, blockChoices, matchingChoices } from './block-choices.ts';

const TYPED = /(?:^|\s)\/([\p{L}\p{N}][\p{L}\p{N} -]{0,19}|)$/u;

export type SlashMenuState = ChoicesState<BlockChoice>;

/** Opens behind a slash that begins a word. */
export function useSlashMenu(editor: RichTextEditor): SlashMenuState {
  const { t } = useTranslator();
  return useChoices(editor, {
    pattern: TYPED,
    find: (query) => matchingChoices(blockChoices(t), query),
    take: (at, choice) => choice.run(at),
  });
}
