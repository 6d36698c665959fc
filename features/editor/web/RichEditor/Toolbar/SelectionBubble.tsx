import { Editor, Range } from 'slate';
import { useFocused, useSlate } from 'slate-react';
import { Tool, Toolbar, ToolSeparator } from '../../../../../platform/ui/Composer/Toolbar.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { toggleFormat } from '../Editing/block-formats.ts';
import { blockAbove, currentFormat } from '../Editing/block-queries.ts';
import { hasMark, toggleMark } from '../Editing/marks.ts';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import styles from './RichToolbar.module.css';
import { formatTools, markTools } from './toolbar-tools.ts';

const FORMATS = ['h2', 'blockquote'];

/** Follows what is selected. Phones show a menu of their own there: they have the bar above the text. */
export function SelectionBubble({ onLink }: { onLink: () => void }) {
  const { t } = useTranslator();
  const editor = useSlate();
  const isFocused = useFocused();
  const { selection } = editor;
  if (!isFocused || !selection || Range.isCollapsed(selection)) return null;
  if (blockAbove(editor, ['code_block']) || Editor.string(editor, selection).trim() === '') return null;
  const format = currentFormat(editor);
  return (
    <FloatingBox side="above" className={styles.bubble}>
      <Toolbar label={t('Selected text')} isBubble>
        {markTools(t).map(({ id, label, icon }) => (
          <Tool
            key={id}
            label={label}
            icon={icon}
            isActive={hasMark(editor, id)}
            onUse={() => toggleMark(editor, id)}
          />
        ))}
        <ToolSeparator />
        <Tool label={t('Link')} icon="link" onUse={onLink} />
        {formatTools(t)
          .filter(({ id }) => FORMATS.includes(id))
          .map(({ id, label, icon }) => (
            <Tool
              key={id}
              label={label}
              icon={icon}
              isActive={format === id}
              onUse={() => toggleFormat(editor, id)}
            />
          ))}
      </Toolbar>
    </FloatingBox>
  );
}
