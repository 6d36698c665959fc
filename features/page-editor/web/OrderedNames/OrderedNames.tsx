import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './OrderedNames.module.css';

export interface NamedItem {
  id: string;
  name: string;
}

interface OrderedNamesProps {
  label: string;
  items: readonly NamedItem[];
  maxLength: number;
  onName: (id: string, name: string) => void;
  onOrder: (ids: string[]) => void;
}

/** Names in an order, both changed here. */
export function OrderedNames({ label, items, maxLength, onName, onOrder }: OrderedNamesProps) {
  const { t } = useTranslator();
  const ids = items.map(({ id }) => id);
  const move = (at: number, step: 1 | -1) =>
    onOrder(ids.toSpliced(at, 1).toSpliced(at + step, 0, ...ids.slice(at, at + 1)));
  return (
    <ol className={styles.names} aria-label={label}>
      {items.map(({ id, name }, at) => (
        <li key={id}>
          <Input
            aria-label={t('Name of {name}', { name })}
            maxLength={maxLength}
            value={name}
            onChange={(event) => onName(id, event.target.value)}
          />
          <IconButton
            icon="chevron-up"
            size={28}
            label={t('Move {name} up', { name })}
            disabled={at === 0}
            onClick={() => move(at, -1)}
          />
          <IconButton
            icon="chevron-down"
            size={28}
            label={t('Move {name} down', { name })}
            disabled={at === items.length - 1}
            onClick={() => move(at, 1)}
          />
        </li>
      ))}
    </ol>
  );
}
