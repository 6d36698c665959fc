import { useLayoutEffect, useRef } from 'react';
import { ReactEditor, useFocused, useSlate } from 'slate-react';
import { IconButton } from '../../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import styles from './Blocks.module.css';
import { selectedBlocks } from './block-commands.ts';
import { useBlockDrag } from './use-block-drag.ts';
import { useHoveredBlock } from './use-hovered-block.ts';

/** At the edge beside a block: pressed it opens the menu of the block, dragged it moves it. The keyboard has keys for both. */
export function BlockHandle({ onOpen }: { onOpen: (index: number) => void }) {
  const { t } = useTranslator();
  const editor = useSlate();
  const isFocused = useFocused();
  const handle = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const hovered = useHoveredBlock(editor);
  const caret = isFocused ? selectedBlocks(editor)?.from : undefined;
  const index = hovered ?? caret;
  const drag = useBlockDrag(editor, line, index);
  useLayoutEffect(() => {
    const block = index === undefined ? undefined : editor.children[index];
    if (!block || !handle.current) return;
    const element = ReactEditor.toDOMNode(editor, block);
    const frame = handle.current.offsetParent?.getBoundingClientRect();
    const top = element.getBoundingClientRect().top - (frame?.top ?? 0);
    handle.current.style.insetBlockStart = `${top}px`;
  });
  if (index === undefined || !editor.children[index]) return null;
  return (
    <>
      <div ref={handle} className={styles.handle}>
        <IconButton
          icon="grip-vertical"
          size={24}
          label={t('Block')}
          title={t('Press for the menu of the block, drag to move it')}
          tabIndex={-1}
          className={styles.grip}
          {...drag.events}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !drag.wasDragged() && onOpen(index)}
        />
      </div>
      <div ref={line} className={styles.line} hidden={!drag.isDragging} />
    </>
  );
}
