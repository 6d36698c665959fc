import { useSlateStatic } from 'slate-react';
import { Tool, Toolbar, ToolSeparator } from '../../../../../platform/ui/Composer/Toolbar.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import { Choice } from './Choice.tsx';
import styles from './Embeds.module.css';
import type { EmbedFacts } from './embed-facts.ts';
import { isOwnPost } from './embed-facts.ts';
import { changeCardStyle, changeEmbed, removeNode } from './scrape-cards.ts';

export function CardTools({ element, facts }: { element: EditorElement; facts: EmbedFacts | undefined }) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const isImage = facts?.embedType === 'image';
  const isLink = !isImage && facts?.embedType !== 'file' && !(facts && isOwnPost(facts));
  const sizes = [
    { value: 'small', name: t('Small') },
    { value: 'medium', name: t('Medium') },
    { value: 'large', name: t('Large') },
  ];
  return (
    <div className={styles.tools}>
      <Toolbar label={t('Embed')}>
        {isImage &&
          sizes.map(({ value, name }) => (
            <Choice
              key={value}
              isOn={facts.displaySize === value}
              onUse={() => changeEmbed(editor, element, { displaySize: value })}
            >
              {name}
            </Choice>
          ))}
        {isLink && (
          <>
            <Choice isOn onUse={() => {}}>
              {t('Card')}
            </Choice>
            <Choice isOn={false} onUse={() => changeCardStyle(editor, element, 'inline')}>
              {t('In line')}
            </Choice>
            <Choice isOn={false} onUse={() => changeCardStyle(editor, element, 'link')}>
              {t('Link')}
            </Choice>
          </>
        )}
        <ToolSeparator />
        {facts?.url && (
          <Tool
            label={t('Open in a new tab')}
            icon="external-link"
            onUse={() => open(facts.url, '_blank', 'noopener')}
          />
        )}
        <Tool label={t('Delete')} icon="trash-2" onUse={() => removeNode(editor, element)} />
      </Toolbar>
    </div>
  );
}
