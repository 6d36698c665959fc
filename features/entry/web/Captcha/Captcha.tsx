// Shows that one is no robot: drawn by a service of the site's choice, which puts its answer into the form.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FieldError } from '../../../../platform/ui/FormField/FormField.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import type { Form } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './Captcha.module.css';
import { type CaptchaScript, loadCaptcha } from './load-captcha.ts';

export const CAPTCHA_FIELD = 'g-recaptcha-response';

export interface CaptchaTerms {
  siteKey: string;
  scriptUrl: string;
}

interface CaptchaProps extends CaptchaTerms {
  form: Pick<Form, 'isBusy' | 'problem' | 'errorOf'>;
  /** Absent: the script is asked for again. */
  onRetry?: () => void;
}

export function Captcha({ siteKey, scriptUrl, form, onRetry }: CaptchaProps) {
  const { t, locale } = useTranslator();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ script: CaptchaScript; widget: number | string }>(undefined);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    let isGone = false;
    setState('loading');
    loadCaptcha(scriptUrl, locale).then(
      (script) => {
        if (isGone || !place.current) return;
        const theme = isDark() ? 'dark' : 'light';
        drawn.current ??= { script, widget: script.render(place.current, { sitekey: siteKey, theme }) };
        setState('drawn');
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [siteKey, scriptUrl, locale, attempt]);
  const error = form.errorOf(CAPTCHA_FIELD);
  // An answer is good for one try.
  useEffect(() => {
    if (!form.isBusy && drawn.current && (error || form.problem))
      drawn.current.script.reset(drawn.current.widget);
  }, [form.isBusy, form.problem, error]);
  return (
    <div className={styles.captcha}>
      <div ref={place} className={styles.place} />
      {state === 'loading' && <Spinner />}
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          <p>{t('Failed to load a required embed script.')}</p>
          <Button size={32} onClick={onRetry ?? (() => setAttempt(attempt + 1))}>
            {t('Try again')}
          </Button>
        </Notice>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** As the reader chose it, or as the device has it. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
