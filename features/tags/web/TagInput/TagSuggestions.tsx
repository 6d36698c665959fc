import { MenuPanel } from '../../../../platform/ui/Menu/Menu.tsx';
import { ItemFace, itemClass } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './TagInput.module.css';
import type { ChosenTag } from './TagInput.tsx';

export interface TagChoice {
  tag: ChosenTag;
  countDiscussions?: number;
}

export interface TagSuggestionsProps {
  id: string;
  choices: readonly TagChoice[];
  active: number;
  onChoose: (tag: ChosenTag) => void;
}

export function TagSuggestions({ id, choices, active, onChoose }: TagSuggestionsProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.list}>
      <MenuPanel isStatic>
        <div id={id} role="listbox" aria-label={t('Tags')}>
          {choices.map(({ tag, countDiscussions }, index) => (
            <div
              key={tag.tagID ?? tag.name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={itemClass({ isActive: index === active })}
              // Pressing must not take the focus from what is typed.
              onMouseDown={(event) => {
                event.preventDefault();
                onChoose(tag);
              }}
            >
              <ItemFace note={countDiscussions !== undefined && <ShortNumber value={countDiscussions} />}>
                {tag.tagID === undefined ? t('New tag “{name}”', { name: tag.name }) : tag.name}
              </ItemFace>
            </div>
          ))}
        </div>
      </MenuPanel>
    </div>
  );
}
