import { useLayoutEffect, useRef } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { MenuPanel } from '../../../../platform/ui/Menu/Menu.tsx';
import { itemClass } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './MentionList.module.css';
import { foldName, type MentionUser } from './mention-order.ts';

export interface MentionListProps {
  id: string;
  users: readonly MentionUser[];
  active: number;
  query: string;
  /** Of the caret within the area. */
  place: { inline: number; block: number };
  onChoose: (user: MentionUser) => void;
}

export function MentionList({ id, users, active, query, place, onChoose }: MentionListProps) {
  const { t } = useTranslator();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const room = (element.offsetParent?.clientWidth ?? 0) - element.offsetWidth;
    element.style.insetInlineStart = `${Math.max(0, Math.min(place.inline, room))}px`;
    element.style.insetBlockStart = `${place.block}px`;
  }, [place]);
  return (
    <div ref={box} className={styles.place}>
      <MenuPanel isStatic>
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
              <Avatar photoUrl={user.photoUrl} size={24} />
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
    </div>
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
