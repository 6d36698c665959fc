import { useState } from 'react';
import { isRightToLeft } from '../../../../platform/contract/languages/languages.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { changeMessage } from '../../../locales/locales.contract.ts';
import type { MailPart, MailTemplateShown, sendMailTemplate } from '../../mail-templates.contract.ts';
import { fillGaps, gapProblems } from './fill-gaps.ts';
import styles from './MailTemplates.module.css';
import { PartField } from './PartField.tsx';

interface TemplateEditorProps {
  template: MailTemplateShown;
  locale: string;
  onSaved: () => Promise<void>;
}

/** By the English text: what was typed and is not saved. */
type Typed = Readonly<Record<string, string>>;

export function TemplateEditor({ template, locale, onSaved }: TemplateEditorProps) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState<Typed>({});
  const { isBusy, run } = useTask('mail-templates');
  const parts = [template.subject, ...template.paragraphs];
  const wordsOf = (part: MailPart) => typed[part.text ?? ''] ?? part.own ?? part.shipped;
  const changed = parts.filter(
    (part) =>
      part.text !== null && typed[part.text] !== undefined && wordsOf(part) !== (part.own ?? part.shipped),
  );
  const isRefused = changed.some((part) => gapProblems(part.text ?? '', wordsOf(part)).unknown.length > 0);
  const save = () =>
    run(async () => {
      for (const part of new Map(changed.map((each) => [each.text, each])).values())
        await saveText(locale, part, wordsOf(part).trim());
      await onSaved();
      setTyped({});
    }, t('Saved.'));
  const reset = (part: MailPart) =>
    run(async () => {
      await saveText(locale, part, '');
      await onSaved();
      setTyped(({ [part.text ?? '']: _, ...others }) => others);
    }, t('Put back.'));
  const fieldOf = (part: MailPart, label: string, key: string) => (
    <PartField
      key={key}
      part={part}
      label={label}
      value={wordsOf(part)}
      isBusy={isBusy}
      onChange={(value) => setTyped({ ...typed, [part.text ?? '']: value })}
      onReset={() => void reset(part)}
    />
  );
  return (
    <div className={styles.editor}>
      <form
        className={styles.fields}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fieldOf(template.subject, t('Subject'), 'subject')}
        {template.paragraphs.map((part, at) =>
          fieldOf(part, t('Paragraph {number}', { number: at + 1 }), String(at)),
        )}
        <p className={styles.muted}>
          {t('Words that several mails have in common are changed in all of them.')}
        </p>
        <div className={styles.acts}>
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={changed.length === 0 || isRefused}>
            {t('Save')}
          </Button>
          {changed.length > 0 && (
            <Button kind="text" onClick={() => setTyped({})}>
              {t('Discard changes')}
            </Button>
          )}
        </div>
      </form>
      <Preview template={template} locale={locale} wordsOf={wordsOf} isChanged={changed.length > 0} />
    </div>
  );
}

/** Nothing, and what is there anyway, puts the text back. */
function saveText(locale: string, part: MailPart, value: string) {
  return call<typeof changeMessage>('PATCH /locales/:localeID/wordings', {
    params: { localeID: locale },
    body: { wording: part.text ?? '', own: value === '' || value === part.shipped ? null : value },
  });
}

interface PreviewProps {
  template: MailTemplateShown;
  locale: string;
  wordsOf: (part: MailPart) => string;
  isChanged: boolean;
}

function Preview({ template, locale, wordsOf, isChanged }: PreviewProps) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('mail-test');
  const { templateID, subject, paragraphs } = template;
  const read = (part: MailPart) => fillGaps(wordsOf(part), part.sample);
  const send = () =>
    run(async () => {
      await call<typeof sendMailTemplate>('POST /mail-templates/:templateID/test', {
        params: { templateID },
        body: { locale },
      });
    }, t('It is on its way to your address.'));
  return (
    <Panel as="section" labelledBy="mail-preview" isPadded className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 id="mail-preview">{t('Preview')}</h2>
        <Button size={32} icon="mail" isBusy={isBusy} disabled={isChanged} onClick={() => void send()}>
          {t('Send it to me')}
        </Button>
      </div>
      {isChanged && <p className={styles.muted}>{t('Save first: what is saved is sent.')}</p>}
      <div className={styles.mail} lang={locale} dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}>
        <h3>{read(subject)}</h3>
        {paragraphs.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name and stay in their order
          <p key={at}>{read(part)}</p>
        ))}
      </div>
    </Panel>
  );
}
