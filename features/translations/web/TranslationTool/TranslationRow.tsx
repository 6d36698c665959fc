import { useId } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { TranslatableProperty } from '../../translations.contract.ts';
import styles from './TranslationTool.module.css';

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  label: 'Label',
};

interface TranslationRowProps {
  property: TranslatableProperty;
  sourceLocale: string;
  locale: string;
  saved: string | undefined;
  typed: string | undefined;
  isUnsaved: boolean;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

/** What was written on one side, what it is in the language on the other. */
export function TranslationRow({
  property,
  sourceLocale,
  locale,
  saved,
  typed,
  ...row
}: TranslationRowProps) {
  const { t } = useTranslator();
  const id = useId();
  const { propertyName, propertyType, propertyValidation, sourceText } = property;
  const text = typed ?? saved ?? '';
  const isOneLine = propertyType === 'text';
  return (
    <div className={styles.row}>
      <div className={styles.source}>
        <span className={styles.property} id={`${id}-property`}>
          {t(NAMES[propertyName] ?? propertyName)}
        </span>
        <p>
          <bdi id={`${id}-source`} lang={sourceLocale}>
            {sourceText}
          </bdi>
        </p>
      </div>
      <div className={styles.target}>
        <Textarea
          rows={3}
          lang={locale}
          dir="auto"
          value={text}
          maxLength={propertyValidation.maxLength}
          disabled={row.isDisabled}
          aria-labelledby={`${id}-property ${id}-source`}
          aria-describedby={`${id}-state`}
          onChange={({ currentTarget: { value } }) =>
            row.onChange(
              isOneLine ? value.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)) : value,
            )
          }
        />
        <span className={styles.state} id={`${id}-state`}>
          {row.isUnsaved ? (
            <span className={styles.unsaved}>
              <Icon name="circle-dot" />
              {t('You have unsaved changes')}
            </span>
          ) : (
            !row.isDisabled && saved === undefined && t('Not translated')
          )}
        </span>
      </div>
    </div>
  );
}
