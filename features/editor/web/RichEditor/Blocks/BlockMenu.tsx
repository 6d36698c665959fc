import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Editor } from 'slate';
import { useSlateStatic } from 'slate-react';
import { IconButton } from '../../../../../platform/ui/IconButton/IconButton.tsx';
import { MenuPanel } from '../../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLabel, MenuSeparator } from '../../../../../platform/ui/Menu/MenuItem.tsx';
import { nextIndex } from '../../../../../platform/ui/Menu/use-arrow-keys.ts';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import { formatChoices } from '../SlashMenu/block-choices.ts';
import styles from './Blocks.module.css';
import {
  type BlockRange,
  canMove,
  canTurn,
  deleteBlocks,
  duplicateBlocks,
  formatOfBlocks,
  insertBlockBelow,
  moveBlocks,
  turnBlocks,
} from './block-commands.ts';
import type { BlockMenuState } from './use-block-menu.ts';

export function BlockMenu({ menu, blocks }: { menu: BlockMenuState; blocks: BlockRange }) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(), []);
  const start = Editor.start(editor, [blocks.from]);
  return (
    <FloatingBox at={{ anchor: start, focus: start }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form. */}
      <div
        ref={panel}
        role="group"
        aria-label={t('Block')}
        onKeyDown={(event) => moveInMenu(event, menu.close)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The focus has gone elsewhere by itself: it is not brought back.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.leave();
        }}
      >
        <MenuPanel isStatic>
          {canTurn(editor, blocks) && <TurnInto menu={menu} blocks={blocks} />}
          <MenuButton icon="plus" onClick={() => menu.run((range) => insertBlockBelow(editor, range))}>
            {t('Insert below')}
          </MenuButton>
          {(['up', 'down'] as const).map((side) => (
            <MenuButton
              key={side}
              icon={side === 'up' ? 'arrow-up' : 'arrow-down'}
              keys={['Alt', 'Shift', side === 'up' ? '↑' : '↓']}
              disabled={!canMove(editor, blocks, side)}
              onClick={() => menu.run((range) => moveBlocks(editor, range, side))}
            >
              {side === 'up' ? t('Move up') : t('Move down')}
            </MenuButton>
          ))}
          <MenuButton
            icon="copy"
            keys={['Ctrl', 'D']}
            onClick={() => menu.run((range) => duplicateBlocks(editor, range))}
          >
            {t('Duplicate')}
          </MenuButton>
          <MenuSeparator />
          <MenuButton
            icon="trash-2"
            isDanger
            onClick={() => menu.run((range) => deleteBlocks(editor, range))}
          >
            {t('Delete')}
          </MenuButton>
        </MenuPanel>
      </div>
    </FloatingBox>
  );
}

function TurnInto({ menu, blocks }: { menu: BlockMenuState; blocks: BlockRange }) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const format = formatOfBlocks(editor, blocks);
  return (
    <>
      <MenuLabel>{t('Turn into')}</MenuLabel>
      <div className={styles.formats}>
        {formatChoices(t).map(({ id, name, icon }) => (
          <IconButton
            key={id}
            size={28}
            icon={icon}
            label={name}
            title={name}
            aria-pressed={format === id}
            onClick={() => menu.run((range) => turnBlocks(editor, range, id))}
          />
        ))}
      </div>
      <MenuSeparator />
    </>
  );
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const { key, currentTarget } = event;
  if (key === 'Escape' || key === 'Tab') {
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const sideways = isRightToLeft ? SIDEWAYS_RIGHT_TO_LEFT : SIDEWAYS;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(sideways[key] ?? key, at, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const SIDEWAYS: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };
const SIDEWAYS_RIGHT_TO_LEFT: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};
