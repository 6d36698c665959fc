import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../platform/ui/Button/Button.tsx';
import { Input } from '../../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import type { RichTextEditor } from '../slate-types.ts';
import styles from './Links.module.css';
import { linkAddress } from './link-address.ts';
import { removeLink, setLink } from './link-commands.ts';
import type { LinkFormState } from './link-form-state.ts';

export function LinkForm({ editor, form }: { editor: RichTextEditor; form: LinkFormState }) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState(form.url);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const apply = () => {
    const url = linkAddress(typed);
    if (url === undefined) return setWrong(true);
    form.close();
    setLink(editor, url);
  };
  return (
    <FloatingBox at={form.at}>
      {/* Not a form of its own: it may stand in one. */}
      <fieldset className={styles.form} aria-label={t('Link')}>
        <Input
          ref={field}
          type="url"
          inputMode="url"
          value={typed}
          aria-label={t('Address of the link')}
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              apply();
            } else if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              form.close();
            }
          }}
        />
        <Button kind="primary" size={32} onClick={apply}>
          {t('Set link')}
        </Button>
        {form.hasLink && (
          <Button
            kind="text"
            size={32}
            onClick={() => {
              form.close();
              removeLink(editor);
            }}
          >
            {t('Remove link')}
          </Button>
        )}
        <Button kind="text" size={32} onClick={form.close}>
          {t('Cancel')}
        </Button>
        {isWrong && (
          <p role="alert" className={styles.problem}>
            {t('A link begins with https://, mailto:, tel:, / or #.')}
          </p>
        )}
      </fieldset>
    </FloatingBox>
  );
}
