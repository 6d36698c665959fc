import type { ReactElement } from 'react';
import { type RenderElementProps, useSelected, useSlateStatic } from 'slate-react';
import { classNames } from '../../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { Choice } from './Choice.tsx';
import styles from './Embeds.module.css';
import { factsOf } from './embed-facts.ts';
import { makeCard } from './scrape-cards.ts';

/** The title of a page, within a line. */
export function InlineEmbed({ attributes, children, element }: RenderElementProps): ReactElement {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const facts = factsOf(element);
  return (
    <span
      {...attributes}
      contentEditable={false}
      className={classNames(styles.inline, isSelected && styles.selected)}
    >
      {children}
      <Icon name="link" size="sm" /> {facts?.name || String(element.url ?? '')}
      {isSelected && facts && (
        <span className={styles.inlineTools}>
          <Choice isOn={false} onUse={() => makeCard(editor, element)}>
            {t('Show as a card')}
          </Choice>
        </span>
      )}
    </span>
  );
}
