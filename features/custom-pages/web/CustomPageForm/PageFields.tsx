import { Checkbox, Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RoleInput } from '../../../roles/web/RoleInput/RoleInput.tsx';
import { ADDRESS_MAX, DESCRIPTION_MAX, TITLE_MAX } from '../../custom-page-settings.contract.ts';
import { ContentField } from './ContentField.tsx';
import type { PageDraft } from './use-page-draft.ts';

export function PageFields({ draft, siteUrl }: { draft: PageDraft; siteUrl: string }) {
  const { t } = useTranslator();
  const { text, errors, change } = draft;
  return (
    <>
      <FormField
        label={t('Title')}
        isRequired
        hint={t('The heading of the page, its name in the browser and in search engines.')}
        error={errors.seoTitle}
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={TITLE_MAX}
            value={text.seoTitle}
            onChange={({ target }) => change({ seoTitle: target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('Address')}
        isRequired
        hint={
          <>
            {t('Lowercase letters, digits, - and _, parts divided by /.')}{' '}
            <bdi dir="ltr">
              {siteUrl}
              {text.urlcode || '/…'}
            </bdi>
          </>
        }
        error={errors.urlcode}
      >
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={ADDRESS_MAX}
            value={text.urlcode}
            onChange={({ target }) => change({ urlcode: target.value })}
          />
        )}
      </FormField>
      <ContentField draft={draft} />
      <FormField
        label={t('Description')}
        hint={t('What search engines and previews of links show. {count} of {most} characters.', {
          count: text.seoDescription.length,
          most: DESCRIPTION_MAX,
        })}
        error={errors.seoDescription}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={DESCRIPTION_MAX}
            value={text.seoDescription}
            onChange={({ target }) => change({ seoDescription: target.value })}
          />
        )}
      </FormField>
      <FormGroup legend={t('Status')}>
        <Radio
          name="status"
          label={t('Not published: only those who manage pages see it')}
          checked={text.status === 'unpublished'}
          onChange={() => change({ status: 'unpublished' })}
        />
        <Radio
          name="status"
          label={t('Published')}
          checked={text.status === 'published'}
          onChange={() => change({ status: 'published' })}
        />
      </FormGroup>
      <FormField
        label={t('Who may read it')}
        hint={t('Without a role it is for everybody who may come in. For all others the page is not there.')}
        error={errors.roleIDs}
      >
        {(control) => (
          <RoleInput
            {...control}
            placeholder={t('Everybody')}
            value={text.roles}
            onChange={(roles) => change({ roles })}
          />
        )}
      </FormField>
      <FormGroup
        legend={t('Navigation')}
        error={errors.isInNavigation}
        hint={t('As the last link of the title bar, for those who may read the page.')}
      >
        <Checkbox
          label={t('Show in navigation')}
          checked={text.isInNavigation}
          onChange={({ target }) => change({ isInNavigation: target.checked })}
        />
      </FormGroup>
    </>
  );
}
