import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SearchScope } from '../../title-bar.contract.ts';
import styles from './TitleBarWidget.module.css';

export interface ScopeSelectProps {
  scopes: SearchScope[];
  value: SearchScope;
  onChange: (scope: SearchScope) => void;
  /** The suggestions are not wanted any more. */
  onLeave: () => void;
}

export default function ScopeSelect({ scopes, value, onChange, onLeave }: ScopeSelectProps) {
  const { t } = useTranslator();
  const names = { site: t('This site'), hub: t('All sites') };
  return (
    <Select
      className={styles.scope}
      controlSize={32}
      aria-label={t('Where to search')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as SearchScope)}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      {scopes.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  );
}
