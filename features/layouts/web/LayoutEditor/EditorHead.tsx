import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutForEdit } from '../../layout-documents.contract.ts';
import { LAYOUTS } from '../layout-address.ts';
import type { LayoutDraft } from './use-layout-draft.ts';

export function EditorHead({ draft, layout }: { draft: LayoutDraft; layout: LayoutForEdit }) {
  const { t } = useTranslator();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: t('Appearance'), href: '/appearance' },
          { name: t('Layouts'), href: LAYOUTS },
        ]}
      />
      <h1 className="visuallyHidden">{t('Edit layout: {name}', { name: layout.name })}</h1>
      <FormField label={t('Name')} isRequired>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={draft.name}
            onChange={({ target }) => draft.rename(target.value)}
          />
        )}
      </FormField>
    </>
  );
}
