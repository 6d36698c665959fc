import type { ReactElement } from 'react';
import { Transforms } from 'slate';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { LANGUAGES } from './code-languages.ts';
import styles from './Elements.module.css';

export function CodeBlock({ attributes, children, element }: RenderElementProps): ReactElement {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const lang = typeof element.lang === 'string' ? element.lang : '';
  const isKnown = lang === '' || LANGUAGES.some(([id]) => id === lang);
  return (
    <div {...attributes} className={styles.codeBlock}>
      <div contentEditable={false} className={styles.blockHead}>
        <select
          className={styles.language}
          aria-label={t('Language of the code')}
          value={lang}
          onChange={(event) => {
            const at = ReactEditor.findPath(editor, element);
            if (event.target.value === '') Transforms.unsetNodes(editor, 'lang', { at });
            else Transforms.setNodes(editor, { lang: event.target.value }, { at });
          }}
        >
          <option value="">{t('Plain text')}</option>
          {!isKnown && <option value={lang}>{lang}</option>}
          {LANGUAGES.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <pre className="code codeBlock" spellCheck={false} translate="no">
        {children}
      </pre>
    </div>
  );
}
