import { useState } from 'react';
import { Menu } from '../../../../../platform/ui/Menu/Menu.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { EmojiGrid } from './EmojiGrid.tsx';

export interface EmojiToolProps {
  onChoose: (emoji: string) => void;
}

export function EmojiTool({ onChoose }: EmojiToolProps) {
  const { t } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu label={t('Emoji')} icon="smile" iconSize={28} align="start" width="contents" onToggle={setOpen}>
      {isOpen && <EmojiGrid onChoose={onChoose} />}
    </Menu>
  );
}
