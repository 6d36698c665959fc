import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { FRAGMENTS } from '../fragment-calls.ts';
import type { FragmentDraft } from './use-fragment-draft.ts';

export function EditorHead({ draft: { text, stored, errors, change } }: { draft: FragmentDraft }) {
  const { t } = useTranslator();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: t('Appearance'), href: '/appearance' },
          { name: t('Fragments'), href: FRAGMENTS },
        ]}
      />
      <h1 className="visuallyHidden">
        {stored ? t('Edit fragment: {name}', { name: stored.name }) : t('New fragment')}
      </h1>
      <FormField label={t('Name')} isRequired error={errors.name}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={100}
            value={text.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
    </>
  );
}
