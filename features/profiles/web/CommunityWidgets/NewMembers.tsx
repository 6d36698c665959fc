import { useId } from 'react';
import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { cachedComponent } from '../../../../platform/web/nodes/CachedFragment.tsx';
import { MOST_COUNTED_LATELY, type NewMembersProps } from '../../profile-widgets.contract.ts';
import { UserLink } from '../UserLink/UserLink.tsx';
import styles from './NewMembers.module.css';

const SHOWN = 5;

/** Faces, the newest name, and how many came along with it. */
export function NewMembers({ title, members, countLately, ...head }: NewMembersProps) {
  const { t } = useTranslator();
  const headID = useId();
  if (members.length === 0) return null;
  const hasTitle = head.titleType !== 'none';
  return (
    <section aria-labelledby={hasTitle ? headID : undefined} aria-label={hasTitle ? undefined : t(title)}>
      {hasTitle && <WidgetHead id={headID} title={t(title)} description={head.description} />}
      <CachedNewest members={members.slice(0, SHOWN)} countLately={countLately} />
    </section>
  );
}

function Newest({ members, countLately }: Pick<NewMembersProps, 'members' | 'countLately'>) {
  const { t, plural } = useTranslator();
  const [newest] = members;
  if (!newest) return null;
  const others = countLately - 1;
  return (
    <div className={styles.newest}>
      <AvatarStack
        limit={SHOWN}
        people={members
          .slice(0, others > 0 ? countLately : SHOWN)
          .map(({ userID, name, photoUrl }) => ({ key: userID, name, photoUrl }))}
      />
      <span className={styles.text}>
        <UserLink user={newest} />{' '}
        {others >= MOST_COUNTED_LATELY
          ? t('and at least {count} others joined lately', { count: MOST_COUNTED_LATELY })
          : others > 0 &&
            plural(others, {
              one: 'and {count} other joined lately',
              other: 'and {count} others joined lately',
            })}
      </span>
    </div>
  );
}

const CachedNewest = cachedComponent('NewestMembers', Newest);
