import { FormGroup, Radio, useTranslator } from '@parley/addon-api/web';
import type { WarningType } from '../../warning-types.contract.ts';
import styles from './WarnForm.module.css';

interface TypeChoiceProps {
  types: readonly WarningType[];
  value: number;
  onChange: (warningTypeID: number) => void;
}

export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const { t, plural } = useTranslator();
  const lasts = ({ daysValid, points }: WarningType) => {
    if (points === 0) return t('Counts nothing');
    if (daysValid === null) return t('Counts for good');
    return plural(daysValid, { one: 'Counts for {count} day', other: 'Counts for {count} days' });
  };
  return (
    <FormGroup legend={t('Type of warning')}>
      <div className={styles.types}>
        {types.map((type) => (
          <div key={type.warningTypeID} className={styles.type}>
            <Radio
              name="warningType"
              label={
                <span className={styles.words}>
                  <bdi className={styles.name}>{t(type.name)}</bdi>
                  <span className={styles.quiet}>
                    {type.description && (
                      <>
                        <bdi>{t(type.description)}</bdi>{' '}
                      </>
                    )}
                    {lasts(type)}
                  </span>
                </span>
              }
              checked={type.warningTypeID === value}
              onChange={() => onChange(type.warningTypeID)}
            />
            <span className={styles.count}>
              {plural(type.points, { one: '{count} point', other: '{count} points' })}
            </span>
          </div>
        ))}
      </div>
    </FormGroup>
  );
}
