import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Message, MessageText } from '../../../locales/locales.contract.ts';
import styles from './MessagesEditor.module.css';
import { sendMessage } from './use-messages.ts';

interface MessageRowProps {
  wording: Message;
  locale: string;
  isOpenAtFirst?: boolean;
  onChange: (wording: Message) => void;
}

/** One text: as it is shown now; opened, with a field for it, or for each plural form. */
export function MessageRow({ wording, locale, isOpenAtFirst = false, onChange }: MessageRowProps) {
  const { t } = useTranslator();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const { english, asItComes, own } = wording;
  const now = own ?? asItComes ?? english;
  const isEnglish = own === null && asItComes === null;
  return (
    <li className={styles.message}>
      <div className={styles.texts}>
        <ShownMessage text={english} locale="en" />
        {(own !== null || (asItComes !== null && locale !== 'en')) && (
          <ShownMessage text={now} locale={locale} />
        )}
        <span className={styles.state}>
          {own !== null && <Tag preset="primary">{t('In your words')}</Tag>}
          {isEnglish && locale !== 'en' && <Tag>{t('Not translated')}</Tag>}
        </span>
      </div>
      <Button
        ref={opener}
        size={32}
        aria-expanded={isOpen}
        aria-label={t('Change: {text}', { text: textOf(english) })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Change')}
      </Button>
      {isOpen && (
        <MessageForm
          wording={wording}
          locale={locale}
          takesFocus={!isOpenAtFirst}
          onDone={(changed) => {
            if (changed) onChange(changed);
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** Whatever its own direction, a text begins where the page begins. */
function ShownMessage({ text, locale }: { text: Message['english']; locale: string }) {
  return (
    <p>
      <bdi lang={locale}>{textOf(text)}</bdi>
    </p>
  );
}

interface MessageFormProps {
  wording: Message;
  locale: string;
  takesFocus: boolean;
  onDone: (changed?: Message) => void;
}

function MessageForm({ wording, locale, takesFocus, onDone }: MessageFormProps) {
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const { english, asItComes, own } = wording;
  const now = own ?? asItComes ?? english;
  const forms = formsOf(english, locale);
  const send = async (own: MessageText | null) => {
    setBusy(true);
    setProblem(undefined);
    try {
      onDone(await sendMessage(locale, wording.wording, own));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.body.errors?.[0]?.message ?? error.message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const isBare = forms.some((form) => text(form) === '');
    if (isBare) setProblem(t('Say something in each field, or put the text back.'));
    else if (typeof english === 'string') send(text('other'));
    else send(Object.fromEntries(forms.map((form) => [form, text(form)])) as Exclude<MessageText, string>);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      {problem && (
        <Notice tone="error" role="alert">
          {t(problem)}
        </Notice>
      )}
      {forms.map((form) => (
        <FormField
          key={form}
          label={
            typeof english === 'string'
              ? t('In your words')
              : t('For {numbers}', { numbers: examplesOf(form, locale) })
          }
        >
          {(control) => (
            <Textarea
              {...control}
              name={form}
              rows={2}
              lang={locale}
              dir="auto"
              maxLength={1000}
              defaultValue={typeof now === 'string' ? now : (now[form] ?? now.other)}
            />
          )}
        </FormField>
      ))}
      <p className={styles.hint}>{t('Words in braces are filled in: leave them as they are.')}</p>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('Save')}
        </Button>
        <Button kind="text" onClick={() => onDone()}>
          {t('Cancel')}
        </Button>
        {own !== null && (
          <Button kind="dangerText" disabled={isBusy} onClick={() => send(null)}>
            {t('Put back')}
          </Button>
        )}
      </div>
    </form>
  );
}

function textOf(text: Message['english']): string {
  return typeof text === 'string' ? text : (text.other ?? '');
}

function formsOf(english: Message['english'], locale: string): string[] {
  return typeof english === 'string'
    ? ['other']
    : new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** `few` means something else in every language: the numbers themselves are clear to everybody. */
function examplesOf(form: string, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const whole = Array.from({ length: 200 }, (_, number) => number).filter(
    (number) => rules.select(number) === form,
  );
  const shown =
    whole.length > 0 ? whole.slice(0, 4) : [1.5, 2.5].filter((number) => rules.select(number) === form);
  return shown.join(', ') + (whole.length > 4 ? ' …' : '');
}
