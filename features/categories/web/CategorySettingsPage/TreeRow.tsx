import type { KeyboardEvent } from 'react';
import { type KeyNumber, keyClass, keyNumberOf } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { managedCategoryPath } from '../../category.address.ts';
import type { Audience, TreeCategory } from '../../category-permissions.states.ts';
import { AudienceWords } from './AudienceWords.tsx';
import styles from './CategoryTree.module.css';
import type { Step } from './category-tree.ts';
import { RowMenu, type RowMenuProps } from './RowMenu.tsx';
import type { CategoryTreeState } from './use-category-tree.tsx';
import type { useRowDrag } from './use-row-drag.ts';

export interface TreeRowProps extends RowMenuProps {
  depth: number;
  countInside: number;
  isFolded: boolean;
  onFold: () => void;
  audience: Audience | undefined;
  drag: ReturnType<typeof useRowDrag>;
}

export function TreeRow({ category, depth, audience, drag, state, ...row }: TreeRowProps) {
  const { t, plural } = useTranslator();
  const { categoryID, name, color } = category;
  const isOver = drag.over?.categoryID === categoryID;
  return (
    <li
      data-category={categoryID}
      data-depth={Math.min(depth, 5)}
      data-over={isOver ? drag.over?.side : undefined}
      className={classNames(
        styles.row,
        keyClass((color ?? keyNumberOf(categoryID)) as KeyNumber),
        (state.lifted === categoryID || drag.dragged === categoryID) && styles.lifted,
      )}
    >
      <Handle category={category} drag={drag} state={state} />
      <span className={styles.swatch} aria-hidden="true" />
      <div className={styles.label}>
        <a href={managedCategoryPath(categoryID)}>
          <bdi>{name}</bdi>
        </a>
        {category.isArchived && <Tag icon="archive">{t('Archived')}</Tag>}
        {category.isBeingDeleted && <Tag preset="error">{t('Being deleted')}</Tag>}
        {category.displayAs === 'heading' && <Tag>{t('Heading')}</Tag>}
        {row.countInside > 0 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!row.isFolded}
            aria-label={row.isFolded ? t('Unfold {name}', { name }) : t('Fold {name}', { name })}
            onClick={row.onFold}
          >
            <Icon name={row.isFolded ? 'chevron-right' : 'chevron-down'} />
            {row.isFolded && t('{count} inside', { count: row.countInside })}
          </button>
        )}
      </div>
      <span className={styles.facts}>
        <span className={styles.count}>
          {plural(category.countDiscussions, {
            one: '{count} discussion',
            other: '{count} discussions',
          })}
        </span>
        <span className={styles.audience}>{audience && <AudienceWords audience={audience} />}</span>
      </span>
      <RowMenu {...row} category={category} state={state} />
    </li>
  );
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const MIRRORED: Readonly<Record<string, Step>> = { ArrowRight: 'out', ArrowLeft: 'in' };

interface HandleProps {
  category: TreeCategory;
  drag: ReturnType<typeof useRowDrag>;
  state: CategoryTreeState;
}

/** Pressed it lifts the row, which the arrows carry then; held it is dragged. */
function Handle({ category, drag, state }: HandleProps) {
  const { t } = useTranslator();
  const isLifted = state.lifted === category.categoryID;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isLifted) return;
    if (event.key === 'Escape') state.drop(true);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = (isRightToLeft ? MIRRORED[event.key] : undefined) ?? ARROWS[event.key];
    if (step) {
      event.preventDefault();
      state.carry(step);
    }
  };
  return (
    <button
      type="button"
      {...drag.handle(category)}
      data-handle={category.categoryID}
      className={styles.handle}
      aria-label={t('Move {name}', { name: category.name })}
      aria-pressed={isLifted}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // The row that is carried moves in the document, which takes the focus from it for a moment.
        if (isLifted && event.relatedTarget) state.drop(true);
      }}
      onClick={() => {
        if (isLifted) state.drop();
        else if (drag.isPress()) state.lift(category.categoryID);
      }}
    >
      <Icon name="grip-vertical" />
    </button>
  );
}
