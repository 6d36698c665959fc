import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { formatFullNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportRunView } from '../../moving-in.contract.ts';
import { useKindNames } from '../kind-names.ts';
import { useTimeLeft } from '../time-left.ts';
import styles from './MovingInPage.module.css';
import { Plate } from './Plate.tsx';
import { DiscardButton, StartButton, StopButton } from './run-acts.tsx';

interface Props {
  run: ImportRunView;
  onChanged: () => void;
}

/** It lands, or rests. */
export function Landing({ run, onChanged }: Props) {
  const { t } = useTranslator();
  const isAtWork = run.status === 'importing';
  return (
    <Plate
      title={t('Landing')}
      step={3}
      note={t('A restart does not hurt it, nor does closing this page.')}
      acts={
        <>
          <LinkButton kind="text" href="/appearance" target="_blank">
            {t('Choose a look beside')}
          </LinkButton>
          {!isAtWork && <DiscardButton run={run} onChanged={onChanged} />}
          {isAtWork ? (
            <StopButton run={run} onChanged={onChanged} />
          ) : (
            <StartButton run={run} onChanged={onChanged} />
          )}
        </>
      }
    >
      {run.status === 'failed' && <Notice tone="error">{t(run.problem ?? '')}</Notice>}
      {run.status === 'stopped' && (
        <Notice>{t('Stopped. What came in stays; it goes on from there.')}</Notice>
      )}
      {run.status === 'interrupted' && (
        <Notice tone="warning">
          {t('Nobody has gone on with it for half a minute. It begins again by itself, or when you say so.')}
        </Notice>
      )}
      {isAtWork && <Figures progress={run.progress} />}
    </Plate>
  );
}

function Figures({ progress }: Pick<ImportRunView, 'progress'>) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const nameOf = useKindNames();
  const timeLeft = useTimeLeft();
  if (!progress) return <p role="status">{t('It begins in a moment.')}</p>;
  const { done, total, phase, perSecond, secondsLeft, setAside } = progress;
  const number = (value: number) => formatFullNumber(value, locale);
  return (
    <>
      <p className={styles.landed}>
        <b>{number(done)}</b>
        <span className={styles.quiet}>{t('of {total} rows', { total: number(total) })}</span>
        {secondsLeft !== null && <span className={styles.end}>{timeLeft(secondsLeft)}</span>}
      </p>
      <Progress percent={total > 0 ? (100 * done) / total : 0} label={t('Rows that landed')} />
      <Readouts
        columns={3}
        items={[
          { label: t('Rate'), value: t('{count} / s', { count: number(perSecond) }) },
          { label: t('Now'), value: nameOf(phase), isLive: true },
          { label: t('Set aside'), value: number(setAside) },
        ]}
      />
    </>
  );
}
