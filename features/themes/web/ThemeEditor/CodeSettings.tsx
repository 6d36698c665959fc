import { Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Setting } from './Setting.tsx';
import styles from './ThemeEditor.module.css';
import type { Draft, ThemeDraft } from './use-theme-draft.ts';

const PARTS = [
  {
    name: 'styles',
    label: 'Style sheet',
    description: 'CSS after that of the product. Only files of this site, no @import.',
  },
  {
    name: 'header',
    label: 'Header',
    description: 'HTML above the title bar. Scripts, forms and styles are taken out.',
  },
  {
    name: 'footer',
    label: 'Footer',
    description: 'HTML above the footer. Scripts, forms and styles are taken out.',
  },
  {
    name: 'javascript',
    label: 'Script',
    description:
      'Runs on every page, for everybody; not on pages about themes, nor where ?safe-mode stands in the address. Write only what you would sign.',
  },
] as const satisfies readonly { name: keyof Draft; label: string; description: string }[];

/** Not in the live preview: a preview on the site itself shows it. */
export function CodeSettings({ theme }: { theme: ThemeDraft }) {
  const { t } = useTranslator();
  const { draft, change, codeProblems } = theme;
  return PARTS.map(({ name, label, description }) => (
    <Setting
      key={name}
      label={t(label)}
      hint={t(description)}
      error={codeProblems[name] && t(codeProblems[name])}
      isChanged={false}
      onReset={draft[name] === '' ? undefined : () => change({ [name]: '' })}
    >
      {(control) => (
        <Textarea
          {...control}
          className={styles.code}
          isInvalid={codeProblems[name] !== undefined}
          spellCheck={false}
          rows={6}
          dir="ltr"
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Setting>
  ));
}
