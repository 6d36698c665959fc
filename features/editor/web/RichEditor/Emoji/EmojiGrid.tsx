import { useEffect, useMemo, useRef, useState } from 'react';
import { allEmoji } from '../../../../../platform/contract/emoji-names.ts';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import styles from './Emoji.module.css';

export interface EmojiGridProps {
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** Those that have a name on this site; all others come from the keyboard of the device. */
export function EmojiGrid({ onChoose, onClose }: EmojiGridProps) {
  const { t } = useTranslator();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const all = useMemo(emojiWithWords, []);
  const found = all.filter(({ words }) => words.includes(query.toLowerCase().trim()));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever in it the focus is.
    <div
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus has gone elsewhere by itself: it is not brought back.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <Input
        ref={field}
        value={query}
        aria-label={t('Search emoji')}
        placeholder={t('Search emoji')}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles.grid}>
        {found.map(({ sign, words }) => (
          <button
            key={sign}
            type="button"
            className={styles.sign}
            title={words}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="muted small">{t('No emoji is called that.')}</p>}
    </div>
  );
}

function emojiWithWords() {
  return allEmoji().map(({ sign, names }) => ({ sign, words: names.join(' ').replaceAll('_', ' ') }));
}
