import { type FocusEvent, useId, useLayoutEffect, useRef } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import styles from './Embeds.module.css';
import type { EmbedFacts } from './embed-facts.ts';
import { changeEmbed } from './scrape-cards.ts';

const MAX_ALT = 250;
const MAX_CAPTION = 500;

export interface ImageWordsProps {
  element: EditorElement;
  facts: EmbedFacts;
  /** One goes on with the alt text at once. */
  isAltFirst: boolean;
}

export function ImageWords({ element, facts, isAltFirst }: ImageWordsProps) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const captionID = useId();
  const altID = useId();
  const alt = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isAltFirst) return;
    alt.current?.focus();
    alt.current?.select();
  }, [isAltFirst]);
  // Slate would bring the caret back into the text at every change that is typed here.
  const holdFocus = (event: FocusEvent) => {
    event.stopPropagation();
    ReactEditor.blur(editor);
  };
  return (
    <div className={styles.imageWords}>
      <label htmlFor={captionID}>{t('Caption')}</label>
      <Input
        id={captionID}
        value={facts.caption}
        maxLength={MAX_CAPTION}
        onFocus={holdFocus}
        placeholder={t('Everybody reads it below the picture')}
        onChange={(event) => changeEmbed(editor, element, { caption: event.target.value })}
      />
      <label htmlFor={altID}>{t('Alt text')}</label>
      <Input
        ref={alt}
        id={altID}
        value={facts.name}
        maxLength={MAX_ALT}
        onFocus={holdFocus}
        placeholder={t('Alt text: what is to be seen here?')}
        onChange={(event) => changeEmbed(editor, element, { name: event.target.value })}
      />
    </div>
  );
}
