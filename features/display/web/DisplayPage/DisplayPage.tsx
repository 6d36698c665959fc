import type { DisplayChoices } from '../../../../platform/contract/display.ts';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PrivacyChoice } from '../../../analytics/web/PrivacyChoice/PrivacyChoice.tsx';
import styles from './DisplayPage.module.css';
import { useDisplay } from './use-display.ts';

type Name = keyof DisplayChoices;

interface Group {
  name: Name;
  label: string;
  options: { value: DisplayChoices[Name]; label: string }[];
}

/** Without a value: as the device and the community have it. */
const GROUPS: Group[] = [
  {
    name: 'theme',
    label: 'Colors',
    options: [
      { value: undefined, label: 'As on this device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  {
    name: 'text',
    label: 'Text size',
    options: [
      { value: undefined, label: 'Normal' },
      { value: 'large', label: 'Large' },
      { value: 'larger', label: 'Larger' },
    ],
  },
  {
    name: 'motion',
    label: 'Motion',
    options: [
      { value: undefined, label: 'As on this device' },
      { value: 'less', label: 'Less motion' },
    ],
  },
];

export function DisplayPage() {
  const { t } = useTranslator();
  const { choices, choose, isStored } = useDisplay();
  return (
    <div className={styles.page}>
      <h1>{t('Display')}</h1>
      <p className={styles.about}>{t('Applies at once, and to this browser alone.')}</p>
      {!isStored && (
        <Notice tone="warning" role="status">
          {t('This browser keeps nothing: the choice ends with this page.')}
        </Notice>
      )}
      <Panel>
        {GROUPS.map(({ name, label, options }) => (
          <fieldset key={name} className={styles.group}>
            <legend>{t(label)}</legend>
            {options.map(({ value, label: option }) => (
              <Radio
                key={option}
                name={name}
                label={t(option)}
                checked={choices[name] === value}
                onChange={() => choose({ [name]: value })}
              />
            ))}
          </fieldset>
        ))}
      </Panel>
      <Panel>
        <PrivacyChoice className={styles.group} />
      </Panel>
    </div>
  );
}
