// A line between messages: who added whom, who left, who changed the subject.
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ConversationChange } from '../../conversation-pages.contract.ts';
import styles from './ChangeLine.module.css';

const ICONS: Readonly<Record<ConversationChange['type'], IconName>> = {
  added: 'user-plus',
  left: 'log-out',
  renamed: 'pencil',
};

export function ChangeLine(change: ConversationChange) {
  const sentence = useSentence(change);
  return (
    <p className={styles.change}>
      <Icon name={ICONS[change.type]} />
      <span dir="auto">{sentence}</span>
    </p>
  );
}

function useSentence({ type, by, isOwn, added }: ConversationChange): string {
  const { t, locale } = useTranslator();
  const { name } = by;
  switch (type) {
    case 'left':
      return t('{name} left', { name });
    case 'renamed':
      return isOwn ? t('You changed the subject') : t('{name} changed the subject', { name });
    case 'added': {
      const names = new Intl.ListFormat(locale).format(added.map((person) => person.name));
      return isOwn ? t('You added {names}', { names }) : t('{name} added {names}', { name, names });
    }
  }
}
