// What stands on the page: text written here, or widgets that are arranged in its layout.
import { useId } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import type { PageDraft } from './use-page-draft.ts';

export function ContentField({ draft }: { draft: PageDraft }) {
  const { t } = useTranslator();
  const { text, isNew, change } = draft;
  return (
    <>
      {isNew && (
        <FormGroup legend={t('What stands on it')}>
          <Radio
            name="content"
            label={t('A page that holds text')}
            checked={text.content === 'text'}
            onChange={() => change({ content: 'text' })}
          />
          <Radio
            name="content"
            label={t('Widgets, arranged in a layout')}
            checked={text.content === 'widgets'}
            onChange={() => change({ content: 'widgets' })}
          />
        </FormGroup>
      )}
      {text.content === 'text' && <TextField draft={draft} />}
    </>
  );
}

function TextField({ draft: { text, errors, isBusy, change } }: { draft: PageDraft }) {
  const { t } = useTranslator();
  const areaID = useId();
  return (
    <FormField id={areaID} label={t('Text')} isRequired error={errors.text}>
      {({ isInvalid, 'aria-describedby': describedBy }) => (
        <Composer
          id={areaID}
          label={t('Text')}
          value={text.written.value}
          format={text.written.format}
          onChange={(value, format) => change({ written: { value, format } })}
          isInvalid={isInvalid}
          describedBy={describedBy}
          isDisabled={isBusy}
        />
      )}
    </FormField>
  );
}
