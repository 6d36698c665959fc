import { type Ref, useId, useLayoutEffect, useRef } from 'react';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import { useFieldInVoid } from '../Editing/use-field-in-void.ts';
import styles from './Embeds.module.css';
import type { EmbedFacts } from './embed-facts.ts';
import { changeEmbedAt } from './scrape-cards.ts';

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
  const alt = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isAltFirst) return;
    alt.current?.focus();
    alt.current?.select();
  }, [isAltFirst]);
  return (
    <div className={styles.imageWords}>
      <Words
        label={t('Caption')}
        placeholder={t('Everybody reads it below the picture')}
        maxLength={MAX_CAPTION}
        property="caption"
        value={facts.caption}
        element={element}
      />
      <Words
        ref={alt}
        label={t('Alt text')}
        placeholder={t('Alt text: what is to be seen here?')}
        maxLength={MAX_ALT}
        property="name"
        value={facts.name}
        element={element}
      />
    </div>
  );
}

interface WordsProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  maxLength: number;
  property: 'caption' | 'name';
  value: string;
  element: EditorElement;
}

function Words({ label, property, value, element, ...input }: WordsProps) {
  const id = useId();
  const field = useFieldInVoid(element, value, (editor, at, text) =>
    changeEmbedAt(editor, at, { [property]: text }),
  );
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input {...input} id={id} {...field} />
    </>
  );
}
