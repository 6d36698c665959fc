import { useId, useRef } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useRootMark } from '../../../../platform/ui/root-mark.ts';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import { type BrandingPageProps, NAME_BESIDE_LOGO } from '../../branding.contract.ts';
import { BrandingField } from './BrandingField.tsx';
import styles from './BrandingForm.module.css';
import { type BrandingPart, PARTS } from './branding-fields.ts';
import { IconPreviews } from './IconPreviews.tsx';
import { LogoPreviews } from './LogoPreviews.tsx';
import { PicturePreviews } from './PicturePreviews.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { type Branding, useBranding } from './use-branding.ts';

const LOOKS = {
  words: SearchPreview,
  logo: LogoPreviews,
  icons: IconPreviews,
  pictures: PicturePreviews,
} satisfies Record<BrandingPart, unknown>;

export default function BrandingForm(props: BrandingPageProps) {
  const { t } = useTranslator();
  const branding = useBranding(props);
  const guard = useUnsavedGuard(branding.changes > 0);
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);

  const save = async () => {
    if (!(await branding.save())) {
      // Drawn by then: whoever mends by keys or ears begins at the first field that needs it.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const shown = t('The branding was saved. Everybody sees it on the next page they open.');
    showToast(shown, { id: 'branding', tone: 'success', isAutoDismissed: true });
    await revalidate();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {PARTS.map((part) => (
        <Part key={part.id} part={part} branding={branding} {...props} />
      ))}
      <SaveBar branding={branding} />
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </form>
  );
}

type PartProps = BrandingPageProps & { part: (typeof PARTS)[number]; branding: Branding };

function Part({ part: { id, title, fields }, branding, ...props }: PartProps) {
  const { t } = useTranslator();
  const headID = useId();
  const Looks = LOOKS[id];
  const { themeLogoOf } = props;
  return (
    <Panel as="section" isPadded labelledBy={headID} className={styles.part}>
      <h2 id={headID}>{t(title)}</h2>
      {id === 'logo' && themeLogoOf && (
        <Notice>
          {t('The theme {name} brings a logo of its own: the title bar shows that one.', {
            name: themeLogoOf.name,
          })}{' '}
          <a href="/appearance/themes">{t('Themes')}</a>
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.fields}>
          {fields.map((field) => (
            <BrandingField key={field.setting} field={field} branding={branding} {...props} />
          ))}
          {id === 'logo' && (
            <Checkbox
              label={t('The name stands beside the logo')}
              checked={branding.draft[NAME_BESIDE_LOGO]}
              onChange={({ target }) => branding.set(NAME_BESIDE_LOGO, target.checked)}
            />
          )}
        </div>
        <div className={styles.looks}>
          <h3>{t('How it looks')}</h3>
          <Looks values={branding.draft} />
        </div>
      </div>
    </Panel>
  );
}

function SaveBar({ branding: { changes, isBusy, problem, errors, discard } }: { branding: Branding }) {
  const { t, plural } = useTranslator();
  useRootMark('docked', true);
  const isRefused = problem !== undefined || Object.keys(errors).length > 0;
  return (
    <div className={styles.save}>
      {isRefused && (
        <Notice tone="error" role="alert">
          {problem ?? t('Not saved yet: mend what is marked first.')}
        </Notice>
      )}
      <div className={styles.saveLine}>
        <Button type="submit" kind="primary" isBusy={isBusy} disabled={changes === 0}>
          {t('Save')}
        </Button>
        <Button kind="text" disabled={changes === 0 || isBusy} onClick={discard}>
          {t('Discard changes')}
        </Button>
        <span className={styles.state} role="status">
          {changes > 0 && plural(changes, { one: '{count} change', other: '{count} changes' })}
        </span>
      </div>
    </div>
  );
}
