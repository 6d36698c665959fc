import { useMemo, useState } from 'react';
import { allEmoji } from '../../../../../platform/contract/emoji-names.ts';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import styles from './Emoji.module.css';
import type { EmojiToolProps } from './EmojiTool.tsx';

/** Those that have a name on this site; all others come from the keyboard of the device. */
export function EmojiGrid({ onChoose }: EmojiToolProps) {
  const { t } = useTranslator();
  const [query, setQuery] = useState('');
  const all = useMemo(allEmoji, []);
  const found = all.filter(({ names }) => names.includes(query.toLowerCase().trim()));
  return (
    <div className={styles.box}>
      <Input
        value={query}
        aria-label={t('Search emoji')}
        placeholder={t('Search emoji')}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles.grid}>
        {found.map(({ sign, names }) => (
          <button
            key={sign}
            type="button"
            data-closes=""
            className={styles.sign}
            title={names}
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
