// What a form would do as it stands, asked of the server before it is saved; what was answered goes with the next change.
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useTranslator } from '../../i18n/language.tsx';
import { problemText } from '../problem-text.ts';
import styles from './TrialSection.module.css';

export interface TrialSectionProps<Found> {
  title: string;
  /** What it is asked of: an answer is shown for as long as each of these is the same. */
  inputs: readonly unknown[];
  ask: () => Promise<Found>;
  isDisabled?: boolean;
  children: (found: Found) => ReactNode;
}

interface Tried<Found> {
  inputs: readonly unknown[];
  found?: Found;
  problem?: string;
}

export function TrialSection<Found>({ title, inputs, ask, isDisabled, children }: TrialSectionProps<Found>) {
  const { t } = useTranslator();
  const [tried, setTried] = useState<Tried<Found>>();
  const [isTrying, setTrying] = useState(false);
  const id = useId();
  const start = async () => {
    setTrying(true);
    try {
      setTried({ inputs, found: await ask() });
    } catch (error) {
      setTried({ inputs, problem: problemText(error) });
    }
    setTrying(false);
  };
  const shown = tried?.inputs.every((each, at) => Object.is(each, inputs[at])) ? tried : undefined;
  return (
    <section className={styles.trial} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.acts}>
        <Button icon="history" isBusy={isTrying} disabled={isDisabled} onClick={() => void start()}>
          {t('Try it')}
        </Button>
        <span className={styles.soft}>{t('Nothing is changed by it.')}</span>
      </div>
      {shown?.problem && (
        <Notice tone="error" role="alert">
          {shown.problem}
        </Notice>
      )}
      <div aria-live="polite" className={styles.trial}>
        {shown?.found !== undefined && children(shown.found)}
      </div>
    </section>
  );
}
