import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { ChoiceList } from '../Choices/ChoiceList.tsx';
import { type ChoicesState, useChoices } from '../Choices/use-choices.ts';
import type { RichTextEditor } from '../slate-types.ts';
import styles from './Emoji.module.css';
import { type EmojiChoice, emojiChoices } from './emoji-choices.ts';

/** Two letters at least: a colon before a bracket is a smile of its own. */
const TYPED = /(?:^|[\s([{]):([a-z0-9_+-]{2,30})$/i;

type EmojiChoicesState = ChoicesState<EmojiChoice>;

/** Offered while the name of an emoji is typed behind a colon. */
export function useEmojiChoices(editor: RichTextEditor): EmojiChoicesState {
  return useChoices(editor, {
    pattern: TYPED,
    find: emojiChoices,
    take: (at, { sign }) => at.insertText(sign),
  });
}

export function EmojiChoices({ id, choices }: { id: string; choices: EmojiChoicesState }) {
  const { t } = useTranslator();
  return (
    <ChoiceList
      id={id}
      label={t('Emoji')}
      state={choices}
      face={({ id: name, sign }) => (
        <>
          <span className={styles.offered}>{sign}</span> <bdi>:{name}:</bdi>
        </>
      )}
    />
  );
}
