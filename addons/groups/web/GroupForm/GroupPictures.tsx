import { FormField, Input, PictureInput, useTranslator } from '@parley/addon-api/web';

export interface Pictures {
  iconUrl: string;
  iconAlt: string;
  bannerUrl: string;
  bannerAlt: string;
}

export interface GroupPicturesProps {
  pictures: Pictures;
  onPictures: (changed: Partial<Pictures>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The picture and the banner of a group, and what is to be seen on them. */
export function GroupPictures({ pictures, onPictures, errorOf }: GroupPicturesProps) {
  const { t } = useTranslator();
  const fields = [
    {
      ...({ url: 'iconUrl', alt: 'iconAlt', least: 100 } as const),
      ...{ name: t('Picture'), hint: t('Square, 200 pixels or more. Without one its letters stand there.') },
    },
    {
      ...({ url: 'bannerUrl', alt: 'bannerAlt', least: 800 } as const),
      ...{ name: t('Banner'), hint: t('Wide, 1260 × 160 pixels or more. It is cut to fit.') },
    },
  ];
  return fields.map(({ url, alt, least, name, hint }) => (
    <div key={url}>
      <FormField label={name} hint={hint} error={errorOf(url)}>
        {(control) => (
          <PictureInput
            {...control}
            name={name}
            value={pictures[url]}
            onChange={(address) => onPictures({ [url]: address })}
            check={({ width }) =>
              width < least ? t('It will look blurred: {width} pixels are few.', { width }) : undefined
            }
          />
        )}
      </FormField>
      {pictures[url] !== '' && (
        <FormField
          label={t('What is to be seen on it: {name}', { name })}
          hint={t('For those who do not see it. Leave it empty where it only adorns.')}
          error={errorOf(alt)}
        >
          {(control) => (
            <Input
              {...control}
              name={alt}
              maxLength={200}
              value={pictures[alt]}
              onChange={({ target }) => onPictures({ [alt]: target.value })}
            />
          )}
        </FormField>
      )}
    </div>
  ));
}
