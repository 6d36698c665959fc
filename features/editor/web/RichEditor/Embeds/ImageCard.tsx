import { useSelected, useSlateStatic } from 'slate-react';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import styles from './Embeds.module.css';
import type { EmbedFacts } from './embed-facts.ts';
import { changeEmbed } from './scrape-cards.ts';

const MAX_ALT = 250;

/** The picture, and while it is marked the words for those who do not see it. */
export function ImageCard({ element, facts }: { element: EditorElement; facts: EmbedFacts }) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const isSelected = useSelected();
  return (
    <>
      <span className={`embedExternal embedImage display-${facts.displaySize}`}>
        <img className="embedImage-img" src={facts.url} alt={facts.name} loading="lazy" />
      </span>
      {isSelected && (
        <div className={styles.alt}>
          <Input
            value={facts.name}
            maxLength={MAX_ALT}
            aria-label={t('Alt text')}
            placeholder={t('Alt text: what is to be seen here?')}
            onChange={(event) => changeEmbed(editor, element, { name: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
