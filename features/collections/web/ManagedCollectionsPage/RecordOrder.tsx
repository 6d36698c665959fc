import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type CollectedRecord, keyOf } from './collected-records.ts';

interface RecordOrderProps {
  records: readonly CollectedRecord[];
  onChange: (records: CollectedRecord[]) => void;
}

/** In the order in which they are shown. */
export function RecordOrder({ records, onChange }: RecordOrderProps) {
  const { t } = useTranslator();
  if (records.length === 0) return <ActListNote>{t('It holds nothing yet.')}</ActListNote>;
  const move = (at: number, step: 1 | -1) =>
    onChange(records.toSpliced(at, 1).toSpliced(at + step, 0, ...records.slice(at, at + 1)));
  return (
    <FormGroup legend={t('What it holds')}>
      <ActList isOrdered>
        {records.map((record, at) => (
          <ActListItem
            key={keyOf(record)}
            title={record.name}
            acts={
              <>
                <IconButton
                  icon="chevron-up"
                  size={36}
                  label={t('Move {name} up', { name: record.name })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  size={36}
                  label={t('Move {name} down', { name: record.name })}
                  disabled={at === records.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  icon="x"
                  size={36}
                  label={t('Take {name} out', { name: record.name })}
                  onClick={() => onChange(records.toSpliced(at, 1))}
                />
              </>
            }
          >
            <ActListNote>{record.recordType === 'category' ? t('Category') : t('Post')}</ActListNote>
          </ActListItem>
        ))}
      </ActList>
    </FormGroup>
  );
}
