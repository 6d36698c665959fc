import { type FocusEvent, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Editor, type PathRef } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
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
  const editor = useSlateStatic();
  const id = useId();
  // The text is drawn again some time after each change: what is typed faster must not wait for that.
  const [typed, setTyped] = useState<string>();
  const place = useRef<PathRef>(undefined);
  const isLeaving = useRef(false);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      isLeaving.current = !(target as Element).closest('[data-slate-void]');
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);
  const begin = (event: FocusEvent) => {
    event.stopPropagation();
    ReactEditor.blur(editor);
    isLeaving.current = false;
    place.current ??= Editor.pathRef(editor, ReactEditor.findPath(editor, element));
    setTyped((before) => before ?? value);
  };
  const end = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Some moments after the selection changed Slate brings the caret into the text, though nobody went there.
    if (!isLeaving.current && relatedTarget === ReactEditor.toDOMNode(editor, editor)) return target.focus();
    place.current?.unref();
    place.current = undefined;
    setTyped(undefined);
  };
  const write = (text: string) => {
    setTyped(text);
    const at = place.current?.current;
    if (at) changeEmbedAt(editor, at, { [property]: text });
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        value={typed ?? value}
        onFocus={begin}
        onBlur={end}
        onKeyDown={({ key }) => {
          isLeaving.current = key === 'Tab' || key === 'Escape';
        }}
        onChange={(event) => write(event.target.value)}
      />
    </>
  );
}
