import { Fragment } from 'react';
import { Tool, Toolbar, ToolSeparator } from '../../../../platform/ui/Composer/Toolbar.tsx';
import { keysText, useIsApple } from '../../../../platform/ui/Kbd/key-names.ts';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EditorBar } from '../EditorFrame/EditorBar.tsx';
import { FileTool } from '../EditorFrame/FileTool.tsx';
import styles from './EditorToolbar.module.css';
import { type EditorTool, toolGroups } from './tools.ts';

export interface EditorToolbarProps {
  /** Keeps the radios of several composers apart. */
  name: string;
  isPreviewing: boolean;
  isDisabled: boolean;
  /** Plain text has nothing to mark up. */
  hasMarkup: boolean;
  onUse: (tool: EditorTool) => void;
  onPreview: (isPreviewing: boolean) => void;
  /** Absent where nobody may upload. */
  onFiles?: (files: Iterable<File>) => void;
  accepts?: readonly string[];
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { t } = useTranslator();
  const isApple = useIsApple();
  const labelOf = ({ name, key }: EditorTool) =>
    key ? `${t(name)} (${keysText(`Ctrl+${key.toUpperCase()}`, isApple)})` : t(name);
  return (
    <EditorBar>
      <Toolbar label={t('Formatting')}>
        <div className={styles.modes}>
          <SegmentedChoice
            label={t('View')}
            name={props.name}
            value={props.isPreviewing ? 'preview' : 'write'}
            onChange={(value) => props.onPreview(value === 'preview')}
            options={[
              { value: 'write', name: t('Write') },
              { value: 'preview', name: t('Preview') },
            ]}
          />
        </div>
        {props.hasMarkup &&
          toolGroups.map((group, index) => (
            <Fragment key={group[0]?.name}>
              {index > 0 && <ToolSeparator />}
              {group.map((tool) => (
                <Tool
                  key={tool.name}
                  label={labelOf(tool)}
                  icon={tool.icon}
                  isDisabled={props.isDisabled}
                  onUse={() => props.onUse(tool)}
                />
              ))}
            </Fragment>
          ))}
        {props.onFiles && <FileTool {...props} onFiles={props.onFiles} />}
      </Toolbar>
    </EditorBar>
  );
}
