// Asked once of everybody who is about to write code for the pages of a community.
import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions } from '../../../../platform/ui/FormField/FormField.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { acceptDisclosure, FRAGMENTS } from '../fragment-calls.ts';
import styles from './FragmentEditor.module.css';

export function Disclosure() {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accept = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await acceptDisclosure();
      await revalidate();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  const [before, safeMode, after] = t(
    'If a page does not work any more, add ?safe-mode to its address: it comes without fragments.',
  ).split(/(\?safe-mode)/);
  return (
    <div className={styles.disclosure}>
      <div>
        <Breadcrumbs
          crumbs={[
            { name: t('Appearance'), href: '/appearance' },
            { name: t('Fragments'), href: FRAGMENTS },
          ]}
        />
        <PageHead title={t('Before you write code')} />
      </div>
      <Panel isPadded>
        <ul className={styles.points}>
          <li>
            {t(
              'A fragment runs in the browser of everybody who opens a page it stands on, with all they may do here.',
            )}
          </li>
          <li>
            {t(
              'It can break these pages, slow them down and read what stands on them. Publish only code that you have read and understood.',
            )}
          </li>
          <li>
            {t('Updates of the product may change what it is given: look at your fragments after each.')}
          </li>
          <li>
            {before}
            <code className={styles.unbroken} dir="ltr">
              {safeMode}
            </code>
            {after}
          </li>
        </ul>
        <FormActions problem={problem}>
          <LinkButton kind="text" href={FRAGMENTS}>
            {t('Cancel')}
          </LinkButton>
          <Button kind="primary" isBusy={isBusy} onClick={accept}>
            {t('I understand, go on')}
          </Button>
        </FormActions>
      </Panel>
    </div>
  );
}
