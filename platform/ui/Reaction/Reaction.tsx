import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { formatNumber } from '../ShortNumber/format-number.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './Reaction.module.css';

export type ReactionProps = {
  icon: IconName;
  name: string;
  count?: number;
  hasReacted?: boolean;
  isBusy?: boolean;
  /** Shown without being pressable. */
  isReadOnly?: boolean;
  /** Its room is reserved, and that is all. */
  isHidden?: boolean;
  /** Who reacted. */
  tooltip?: ReactNode;
  onToggle?: () => void;
};

export function Reaction({
  icon,
  name,
  count = 0,
  hasReacted = false,
  isBusy = false,
  isReadOnly = false,
  isHidden = false,
  tooltip,
  onToggle,
}: ReactionProps) {
  const { locale } = useUiLanguage();
  const isInert = isReadOnly || isBusy;
  const button = (description: { 'aria-describedby'?: string }) => (
    <button
      type="button"
      className={classNames(styles.reaction, isHidden && styles.hidden)}
      aria-pressed={isReadOnly ? undefined : hasReacted}
      aria-label={count > 0 ? `${name}, ${count}` : name}
      aria-busy={isBusy || undefined}
      // Whoever comes by Tab learns who reacted, and keeps the place while the change is on its way.
      disabled={isReadOnly && !tooltip}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onToggle}
      {...description}
    >
      <Icon name={icon} />
      {count > 0 && <span>{formatNumber(count, locale)}</span>}
    </button>
  );
  return tooltip ? <Tooltip content={tooltip}>{button}</Tooltip> : button({});
}

export function Reactions({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggles, not the fields of a form
    <div className={styles.reactions} role="group" aria-label={label}>
      {children}
    </div>
  );
}
