import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { MenuPanel } from '../../../../platform/ui/Menu/Menu.tsx';
import { itemClass } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './MentionList.module.css';
import { foldName, type MentionUser } from './mention-order.ts';

export interface MentionOptionsProps {
  id: string;
  users: readonly MentionUser[];
  active: number;
  query: string;
  hasFailed: boolean;
  onRetry: () => void;
  onChoose: (user: MentionUser) => void;
}

export function MentionOptions(props: MentionOptionsProps) {
  const { id, users, active, query, hasFailed, onRetry, onChoose } = props;
  const { t } = useTranslator();
  return (
    <MenuPanel isStatic>
      {hasFailed && (
        <p role="status" className={styles.problem}>
          {t('Names could not be looked up. Type the name to its end.')}{' '}
          {/* Pressing must not take the focus from the text. */}
          <Button
            kind="textPrimary"
            size={24}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRetry}
          >
            {t('Try again')}
          </Button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('Mention somebody')}>
        {users.map((user, index) => (
          <div
            key={user.userID}
            id={`${id}-${user.userID}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={itemClass({ isActive: index === active })}
            // Pressing must not take the focus from the text.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(user);
            }}
          >
            <Avatar photoUrl={user.photoUrl} of={user.name} size={24} />
            <bdi className={styles.name}>
              <Marked name={user.name} query={query} />
            </bdi>
            {user.isNearby && <span className="muted small">{t('in this thread')}</span>}
            {index === active && (
              <span className={styles.key}>
                <Kbd keys={['Enter']} />
              </span>
            )}
          </div>
        ))}
      </div>
    </MenuPanel>
  );
}

function Marked({ name, query }: { name: string; query: string }) {
  const at = foldName(name).indexOf(foldName(query));
  // Folding may shorten a name; marking is only safe where it did not.
  if (at < 0 || foldName(name).length !== name.length) return name;
  const end = at + foldName(query).length;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  );
}
