import { Avatar } from '../Avatar/Avatar.tsx';
import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { formatNumber } from '../ShortNumber/format-number.ts';
import styles from './AvatarStack.module.css';

export type AvatarStackProps = {
  people: { key: string | number; name: string; photoUrl?: string | null }[];
  /** How many there are in all; beyond `limit` they show as +N. */
  total?: number;
  limit?: number;
  size?: 24 | 28;
  className?: string;
};

export function AvatarStack({
  people,
  total = people.length,
  limit = 5,
  size = 24,
  className,
}: AvatarStackProps) {
  const { translate, locale } = useUiLanguage();
  const shown = people.slice(0, limit);
  const hidden = total - shown.length;
  return (
    <span className={classNames(styles.stack, className)}>
      {shown.map((person) => (
        <span key={person.key} className={styles.person} title={person.name}>
          <Avatar photoUrl={person.photoUrl} name={person.name} size={size} />
        </span>
      ))}
      {hidden > 0 && (
        <span className={styles.more}>
          <bdi aria-hidden dir="ltr">
            +{formatNumber(hidden, locale)}
          </bdi>
          <span className="visuallyHidden">{translate('and {count} more', { count: hidden })}</span>
        </span>
      )}
    </span>
  );
}
