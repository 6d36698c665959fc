import { useState } from 'react';
import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react';
import { classNames } from '../../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import styles from './Embeds.module.css';
import type { EmbedFacts } from './embed-facts.ts';
import { ImageWords } from './ImageWords.tsx';
import { lacksAlt } from './insert-embed.ts';

/** The picture; while it is marked its caption and the words for those who do not see it, which are asked for before. */
export function ImageCard({ element, facts }: { element: EditorElement; facts: EmbedFacts }) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <span className={`embedExternal embedImage display-${facts.displaySize}`}>
        <img className="embedImage-img" src={facts.url} alt={facts.name} loading="lazy" />
      </span>
      {!isSelected && facts.caption !== '' && <span className="embedImage-caption">{facts.caption}</span>}
      {isSelected && <ImageWords element={element} facts={facts} isAltFirst={isAsked} />}
      {!isSelected && lacksAlt(facts) && (
        <button
          type="button"
          className={classNames(styles.ask, isSmall(facts) && styles.below)}
          // Pressing it would mark the picture, and the button be gone before it is let go.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setAsked(true);
            Transforms.select(editor, ReactEditor.findPath(editor, element));
          }}
        >
          <Icon name="circle-alert" size="sm" /> {t('Add alt text')}
        </button>
      )}
    </>
  );
}

/** The button would cover it. */
function isSmall({ height, displaySize }: EmbedFacts): boolean {
  return displaySize === 'small' || (height !== undefined && height < 120);
}
