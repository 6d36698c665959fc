import type { ReactElement } from 'react';
import { type RenderElementProps, useFocused, useSelected, useSlateStatic } from 'slate-react';
import { Tool, Toolbar, ToolSeparator } from '../../../../../platform/ui/Composer/Toolbar.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { Choice } from '../Embeds/Choice.tsx';
import styles from './Tables.module.css';
import {
  addColumn,
  addRow,
  hasCaption,
  hasHeader,
  removeColumn,
  removeRow,
  removeTable,
  toggleCaption,
  toggleHeader,
} from './table-commands.ts';

export function TableElement({ attributes, children }: RenderElementProps): ReactElement {
  const isSelected = useSelected();
  const isFocused = useFocused();
  return (
    <div {...attributes} className={styles.place}>
      {isSelected && isFocused && <TableTools />}
      <div className="tableWrapper">
        <table>{children}</table>
      </div>
    </div>
  );
}

function TableTools() {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  return (
    <div contentEditable={false} className={styles.tools}>
      <Toolbar label={t('Table')}>
        <Tool label={t('Row above')} icon="arrow-up" onUse={() => addRow(editor, 'above')} />
        <Tool label={t('Row below')} icon="arrow-down" onUse={() => addRow(editor, 'below')} />
        <Tool label={t('Column before')} icon="arrow-left" onUse={() => addColumn(editor, 'before')} />
        <Tool label={t('Column after')} icon="arrow-right" onUse={() => addColumn(editor, 'after')} />
        <ToolSeparator />
        <Tool
          label={t('Header row')}
          icon="heading"
          isActive={hasHeader(editor)}
          onUse={() => toggleHeader(editor)}
        />
        <Tool
          label={t('Caption')}
          icon="text-quote"
          isActive={hasCaption(editor)}
          onUse={() => toggleCaption(editor)}
        />
        <ToolSeparator />
        <Choice isOn={false} onUse={() => removeRow(editor)}>
          {t('Delete row')}
        </Choice>
        <Choice isOn={false} onUse={() => removeColumn(editor)}>
          {t('Delete column')}
        </Choice>
        <Tool label={t('Delete table')} icon="trash-2" onUse={() => removeTable(editor)} />
      </Toolbar>
    </div>
  );
}
