import { HistoryEditor } from 'slate-history';
import { useSlate } from 'slate-react';
import { Tool, Toolbar, ToolSeparator } from '../../../../../platform/ui/Composer/Toolbar.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { EditorBar } from '../../EditorFrame/EditorBar.tsx';
import { FileTool } from '../../EditorFrame/FileTool.tsx';
import { toggleFormat } from '../Editing/block-formats.ts';
import { currentFormat } from '../Editing/block-queries.ts';
import { hasMark, toggleMark } from '../Editing/marks.ts';
import { focusEditor } from '../Floating/focus-editor.ts';
import { insertTable } from '../Tables/table-commands.ts';
import { formatTools, markTools, withKey } from './toolbar-tools.ts';

export interface RichToolbarProps {
  isDisabled: boolean;
  onLink: () => void;
  onEmoji: () => void;
  onBlockMenu: () => void;
  /** Absent where nobody may upload. */
  onFiles?: ((files: Iterable<File>) => void) | undefined;
  accepts?: readonly string[] | undefined;
}

export function RichToolbar(props: RichToolbarProps) {
  const { isDisabled, onLink, onEmoji, onBlockMenu, onFiles, accepts } = props;
  const { t } = useTranslator();
  const editor = useSlate();
  const format = currentFormat(editor);
  const { undos, redos } = editor.history;
  const insert = (text: string) => {
    editor.insertText(text);
    focusEditor(editor);
  };
  return (
    <EditorBar>
      <Toolbar label={t('Formatting')}>
        {markTools(t).map(({ id, label, icon }) => (
          <Tool
            key={id}
            label={label}
            icon={icon}
            isActive={hasMark(editor, id)}
            isDisabled={isDisabled}
            onUse={() => toggleMark(editor, id)}
          />
        ))}
        <ToolSeparator />
        {formatTools(t).map(({ id, label, icon }) => (
          <Tool
            key={id}
            label={label}
            icon={icon}
            isActive={format === id}
            isDisabled={isDisabled}
            onUse={() => toggleFormat(editor, id)}
          />
        ))}
        <Tool label={t('Table')} icon="table" isDisabled={isDisabled} onUse={() => insertTable(editor)} />
        <ToolSeparator />
        <Tool label={t('Link')} icon="link" isDisabled={isDisabled} onUse={onLink} />
        {onFiles && <FileTool isDisabled={isDisabled} onFiles={onFiles} accepts={accepts} />}
        <Tool
          label={t('Mention somebody')}
          icon="at-sign"
          isDisabled={isDisabled}
          onUse={() => insert('@')}
        />
        <Tool label={t('Emoji')} icon="smile" isDisabled={isDisabled} onUse={onEmoji} />
        <Tool
          label={withKey(t('Block'), 'Ctrl+/')}
          icon="grip-vertical"
          isDisabled={isDisabled}
          onUse={onBlockMenu}
        />
        <ToolSeparator />
        <Tool
          label={t('Undo')}
          icon="undo-2"
          isDisabled={isDisabled || undos.length === 0}
          onUse={() => HistoryEditor.undo(editor)}
        />
        <Tool
          label={t('Redo')}
          icon="redo-2"
          isDisabled={isDisabled || redos.length === 0}
          onUse={() => HistoryEditor.redo(editor)}
        />
      </Toolbar>
    </EditorBar>
  );
}
