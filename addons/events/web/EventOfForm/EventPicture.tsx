import { FormField, Input, PictureInput, useTranslator } from '@parley/addon-api/web';
import type { EventFieldsProps } from './EventFields.tsx';

const LEAST_WIDTH = 600;

/** The picture of an event, and what is to be seen on it. */
export function EventPicture({ draft, errorOf, onChange }: Omit<EventFieldsProps, 'readerZone'>) {
  const { t } = useTranslator();
  const name = t('Picture');
  return (
    <>
      <FormField
        label={name}
        hint={t('Wide, 740 × 240 pixels or more. It is cut to fit.')}
        error={errorOf('featuredImage')}
      >
        {(control) => (
          <PictureInput
            {...control}
            name={name}
            value={draft.featuredImage}
            onChange={(featuredImage) => onChange({ featuredImage })}
            check={({ width }) =>
              width < LEAST_WIDTH ? t('It will look blurred: {width} pixels are few.', { width }) : undefined
            }
          />
        )}
      </FormField>
      {draft.featuredImage !== '' && (
        <FormField
          label={t('What is to be seen on it: {name}', { name })}
          hint={t('For those who do not see it. Leave it empty where it only adorns.')}
          error={errorOf('featuredImageAlt')}
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={200}
              value={draft.featuredImageAlt}
              onChange={({ target }) => onChange({ featuredImageAlt: target.value })}
            />
          )}
        </FormField>
      )}
    </>
  );
}
