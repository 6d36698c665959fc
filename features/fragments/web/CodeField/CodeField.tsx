// Code in a plain field: lines have numbers, Tab moves them in, a new line begins where the one before did.
import { type KeyboardEvent, useRef } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './CodeField.module.css';
import { type Replacement, replacementFor } from './edit-code.ts';

export interface CodeFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
  describedBy?: string | undefined;
  /** A few lines high. */
  isLow?: boolean;
}

export function CodeField({ id, label, value, onChange, isInvalid, describedBy, isLow }: CodeFieldProps) {
  const { t } = useTranslator();
  const gutter = useRef<HTMLDivElement>(null);
  // Whoever only passes through by Tab goes on; who has begun to write moves lines by it, until Escape.
  const holdsTab = useRef(false);
  const hintID = `${id}-keys`;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') holdsTab.current = false;
    const replacement =
      event.key === 'Tab' && !holdsTab.current ? undefined : replacementFor(event, event.currentTarget);
    if (!replacement) return;
    event.preventDefault();
    holdsTab.current = true;
    apply(event.currentTarget, replacement, onChange);
  };
  const lines = value.split('\n').length;
  return (
    <div
      className={styles.code}
      data-invalid={isInvalid || undefined}
      data-low={isLow || undefined}
      dir="ltr"
    >
      <div ref={gutter} className={styles.gutter} aria-hidden>
        {Array.from({ length: lines }, (_, at) => at + 1).join('\n')}
      </div>
      <textarea
        id={id}
        className={styles.text}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy ? `${describedBy} ${hintID}` : hintID}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        wrap="off"
        value={value}
        onChange={({ target }) => {
          holdsTab.current = true;
          onChange(target.value);
        }}
        onBlur={() => {
          holdsTab.current = false;
        }}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => {
          if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
        }}
      />
      <p id={hintID} className="visuallyHidden">
        {t(
          'While you write, Tab moves lines in and Shift with Tab moves them out. After Escape, Tab goes on.',
        )}
      </p>
    </div>
  );
}

/** The way browsers take back; where there is none, the text is replaced all the same. */
function apply(
  field: HTMLTextAreaElement,
  { from, to, text, selection: [start, end] }: Replacement,
  onChange: (value: string) => void,
): void {
  field.setSelectionRange(from, to);
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, from, to);
    onChange(field.value);
  }
  field.setSelectionRange(start, end);
}
