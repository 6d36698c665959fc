import { useId } from 'react';
import { FieldError } from '../../../../platform/ui/FormField/FormField.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { moduleNames } from '../../injectables.contract.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import styles from './FragmentEditor.module.css';
import type { FragmentDraft } from './use-fragment-draft.ts';

export function CodePanel({ draft, part }: { draft: FragmentDraft; part: 'js' | 'css' }) {
  const { t } = useTranslator();
  const id = useId();
  const { text, errors, change, stored } = draft;
  const error = errors[part] ?? (part === 'js' ? errors.jsRaw : undefined);
  return (
    <div className={styles.panel}>
      {part === 'js' && stored && stored.jsRaw !== stored.js && (
        <Notice>
          {t(
            'This script was compiled elsewhere. What stands here is the outcome, and saving it replaces the source too.',
          )}
        </Notice>
      )}
      <CodeField
        id={id}
        label={part === 'js' ? t('Script') : t('Style sheet')}
        value={text[part]}
        onChange={(value) => change({ [part]: value })}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div id={`${id}-hint`} className={styles.hint}>
        {part === 'js' ? <ScriptHint /> : <StyleHint />}
      </div>
    </div>
  );
}

function ScriptHint() {
  const { t } = useTranslator();
  return (
    <>
      <p>
        {t(
          'An ES module whose default export is a React component. It runs as it is written, without a build: elements are made by createElement. Ctrl+S saves the draft and shows it.',
        )}
      </p>
      <details>
        <summary>{t('What it can import')}</summary>
        <ul dir="ltr">
          {moduleNames().map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function StyleHint() {
  const { t } = useTranslator();
  return (
    <p>
      {t(
        'CSS for this fragment, beside that of the product: it is not kept from other parts of the page, so give your classes names of their own. No @import of other sites.',
      )}
    </p>
  );
}
