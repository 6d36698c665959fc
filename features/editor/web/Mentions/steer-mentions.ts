import type { KeyboardEvent } from 'react';
import type { MentionUser } from './mention-order.ts';
import type { Mentions } from './use-mentions.ts';

/** Arrows, Enter, Tab and Escape while the list is open; true where the key was its own. */
export function steerMentions(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { users, active, setActive, close }: Mentions,
  choose: (user: MentionUser) => void,
): boolean {
  const chosen = users[active];
  switch (event.key) {
    case 'ArrowDown':
      setActive((active + 1) % users.length);
      return true;
    case 'ArrowUp':
      setActive((active + users.length - 1) % users.length);
      return true;
    case 'Escape':
      close();
      return true;
    case 'Enter':
    case 'Tab':
      if (!chosen || event.ctrlKey || event.metaKey) return false;
      choose(chosen);
      return true;
    default:
      return false;
  }
}
