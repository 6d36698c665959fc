// What a page of the community's own is called, where it is, and who may read it; its content is its layout.
import { type FormEvent, useRef } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useDraftKey } from '../../../../platform/web/forms/use-draft-key.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { CustomPageFormProps, ManagedPage } from '../../custom-page-settings.contract.ts';
import { layoutEditorOf } from '../CustomPagesList/page-columns.tsx';
import { formAddress, PAGES } from '../custom-page-calls.ts';
import styles from './CustomPageForm.module.css';
import { PageFields } from './PageFields.tsx';
import { type PageContent, usePageDraft } from './use-page-draft.ts';

/** Another page begins from what is saved of it. */
export function CustomPageForm(props: CustomPageFormProps) {
  const [key, onMade] = useDraftKey(props.page?.customPageID ?? 'new');
  return <Form key={key} {...props} onMade={onMade} />;
}

function Form({ page, siteUrl, onMade }: CustomPageFormProps & { onMade: (customPageID: number) => void }) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = usePageDraft(page);
  const guard = useUnsavedGuard(draft.isDirty);
  const form = useRef<HTMLFormElement>(null);

  const savedWords = (before: ManagedPage | undefined, content: PageContent) => {
    if (before) return t('The page was saved.');
    return content === 'text'
      ? t('The page was made.')
      : t('The page was made. Now arrange what stands on it.');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await draft.save();
    if (!saved) {
      // Drawn by then: whoever mends by keys or ears begins at the first field that needs it.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    showToast(savedWords(page, draft.text.content), {
      id: 'custom-pages',
      tone: 'success',
      isAutoDismissed: true,
    });
    if (page) return revalidate();
    onMade(saved.customPageID);
    guard.letGo();
    navigate(formAddress(saved), { replace: true, keepsPlace: true });
  };
  return (
    <>
      <div>
        <Breadcrumbs
          crumbs={[
            { name: t('Appearance'), href: '/appearance' },
            { name: t('Pages'), href: PAGES },
          ]}
        />
        <PageHead
          title={page ? <bdi>{page.seoTitle}</bdi> : t('New page')}
          actions={
            page && (
              <LinkButton icon="external-link" href={page.urlcode}>
                {t('Open the page')}
              </LinkButton>
            )
          }
        />
      </div>
      {page && <Content page={page} />}
      <Panel isPadded>
        <form ref={form} noValidate onSubmit={save}>
          <FormStack>
            <PageFields draft={draft} siteUrl={siteUrl} />
            <FormActions problem={draft.problem}>
              <LinkButton kind="text" href={PAGES}>
                {t('Cancel')}
              </LinkButton>
              <Button type="submit" kind="primary" isBusy={draft.isBusy} disabled={page && !draft.isDirty}>
                {page ? t('Save') : t('Make the page')}
              </Button>
            </FormActions>
          </FormStack>
        </form>
      </Panel>
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}

/** What stands on the page is arranged where all layouts are. */
function Content({ page }: { page: ManagedPage }) {
  const { t } = useTranslator();
  if (!usePermission('site.manage')) return null;
  return (
    <Panel isPadded className={styles.content}>
      <p>
        {page.text
          ? t('Widgets can stand beside the text, in the layout of this page.')
          : t('What stands on this page is arranged in its layout.')}
      </p>
      <LinkButton icon="layout-template" href={layoutEditorOf(page)}>
        {t('Edit layout')}
      </LinkButton>
    </Panel>
  );
}
