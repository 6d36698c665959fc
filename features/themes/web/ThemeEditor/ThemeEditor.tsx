// A theme's settings at the start, what they come to beside them, in both schemes, while one types.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EditorShell } from '../../../../platform/ui/EditorShell/EditorShell.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { TabPanels } from '../../../../platform/ui/TabPanels/TabPanels.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { ThemeEditorProps } from '../../theme-pages.contract.ts';
import { applyTheme } from '../theme-calls.ts';
import { CodeSettings } from './CodeSettings.tsx';
import { BANNER_FIELDS, type EditorField, GLOBAL_FIELDS, TITLE_BAR_FIELDS } from './editor-fields.ts';
import { FieldSetting } from './FieldSetting.tsx';
import { LogoSettings } from './LogoSettings.tsx';
import styles from './ThemeEditor.module.css';
import { ThemeStage } from './ThemeStage.tsx';
import { type ThemeDraft, useThemeDraft } from './use-theme-draft.ts';

export function ThemeEditor(props: ThemeEditorProps) {
  const { t } = useTranslator();
  const theme = useThemeDraft(props);
  const guard = useUnsavedGuard(theme.changes > 0);
  const [isDiscarding, setDiscarding] = useState(false);
  const asks = guard.isAsking || isDiscarding;
  return (
    <>
      <EditorShell
        label={t('Theme settings')}
        head={<EditorHead theme={theme} />}
        foot={<EditorFoot theme={theme} letGo={guard.letGo} onDiscard={() => setDiscarding(true)} />}
        stage={<ThemeStage parentKey={props.parentKey} theme={theme} siteLogo={props.siteLogo} />}
      >
        <TabPanels
          label={t('Parts')}
          className={styles.tabs}
          keepsPanels
          tabs={[
            { id: 'global', name: t('Global'), content: <Fields fields={GLOBAL_FIELDS} theme={theme} /> },
            {
              id: 'title-bar',
              name: t('Title bar'),
              content: (
                <Fields fields={TITLE_BAR_FIELDS} theme={theme}>
                  <LogoSettings theme={theme} />
                </Fields>
              ),
            },
            { id: 'banner', name: t('Banner'), content: <Fields fields={BANNER_FIELDS} theme={theme} /> },
            {
              id: 'code',
              name: t('Code'),
              content: (
                <div className={styles.settings}>
                  <CodeSettings theme={theme} />
                </div>
              ),
            },
          ]}
        />
      </EditorShell>
      {asks && (
        <UnsavedModal
          onStay={() => {
            guard.stay();
            setDiscarding(false);
          }}
          onLeave={() => {
            if (isDiscarding) theme.discard();
            else guard.leave();
            setDiscarding(false);
          }}
        />
      )}
    </>
  );
}

function EditorHead({ theme: { draft, change, changes } }: { theme: ThemeDraft }) {
  const { t, plural } = useTranslator();
  const [isRenaming, setRenaming] = useState(false);
  const nameBefore = useRef(draft.name);
  const isDone = useRef(false);
  const begin = () => {
    nameBefore.current = draft.name;
    setRenaming(true);
  };
  const finish = ({ key, nativeEvent }: KeyboardEvent) => {
    // Letters that are still being composed take both keys for themselves.
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
    if (key === 'Escape') change({ name: nameBefore.current });
    isDone.current = true;
    setRenaming(false);
  };
  /** By a key: the focus was in the field, which is gone. */
  const goOn = (button: HTMLButtonElement | null) => {
    if (button && isDone.current) button.focus();
    isDone.current = false;
  };
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: t('Appearance'), href: '/appearance' },
          { name: t('Themes'), href: '/appearance/themes' },
        ]}
      />
      <div className={styles.title}>
        <h1 dir="auto" className={isRenaming ? 'visuallyHidden' : undefined}>
          {draft.name || t('Without a name')}
        </h1>
        {isRenaming ? (
          <input
            ref={takeFocus}
            className={styles.name}
            aria-label={t('Name of the theme')}
            maxLength={100}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => setRenaming(false)}
            onKeyDown={finish}
          />
        ) : (
          <Button ref={goOn} kind="text" size={24} icon="pencil" onClick={begin}>
            {t('Rename')}
          </Button>
        )}
        {changes > 0 && (
          <Tag preset="warning">{plural(changes, { one: '{count} change', other: '{count} changes' })}</Tag>
        )}
      </div>
    </>
  );
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

interface FieldsProps {
  fields: readonly EditorField[];
  theme: ThemeDraft;
  children?: ReactNode;
}

function Fields({ fields, theme, children }: FieldsProps) {
  return (
    <div className={styles.settings}>
      {fields.map((field) => (
        <FieldSetting key={field.path} field={field} theme={theme} />
      ))}
      {children}
    </div>
  );
}

interface EditorFootProps {
  theme: ThemeDraft;
  /** Nothing is unsaved any more, although this has not been drawn yet. */
  letGo: () => void;
  onDiscard: () => void;
}

function EditorFoot({ theme, letGo, onDiscard }: EditorFootProps) {
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const foot = useRef<HTMLDivElement>(null);
  const { changes, savedAs, fieldProblems, unreadable, codeProblems, draft } = theme;
  const isFaulty =
    fieldProblems.size > 0 ||
    unreadable.length > 0 ||
    Object.keys(codeProblems).length > 0 ||
    draft.name.trim() === '';
  useEffect(() => {
    if (!isFaulty) setRefused(false);
  }, [isFaulty]);

  const save = async (isToBeUsed: boolean) => {
    if (isFaulty) {
      setRefused(true);
      foot.current?.closest('section')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      if (changes > 0) await theme.save();
      if (isToBeUsed) await use();
      else showToast(t('The theme was saved.'), { id: 'theme', tone: 'success', isAutoDismissed: true });
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  /** Saved by then, whatever comes of it; both can be asked for again. */
  const use = async () => {
    try {
      await applyTheme(savedAs.themeID);
    } catch (error) {
      throw new Error(
        t('The theme was saved, but it is not in use: {reason}', { reason: (error as Error).message }),
      );
    }
    letGo();
    // Everything that is drawn here, too, looks different from now on.
    fullReload(`/appearance/themes/${savedAs.themeID}/edit`);
  };
  return (
    <>
      {isRefused && (
        <Notice tone="error" role="alert">
          {t('Not saved yet: mend what is marked first. Everybody must be able to read the page.')}
        </Notice>
      )}
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      {theme.makesRevision && (
        <Input
          controlSize={32}
          aria-label={t('Name of this revision, if it should have one')}
          placeholder={t('Name this revision (optional)')}
          maxLength={100}
          dir="auto"
          value={theme.revisionName}
          onChange={({ target }) => theme.nameRevision(target.value)}
        />
      )}
      <div ref={foot} className={styles.footLine}>
        <span className={styles.history}>
          <Icon name="history" size="sm" />
          <a href={`/appearance/style-guides/${savedAs.themeID}/revisions`}>{t('Revisions')}</a>
        </span>
        <Button kind="text" size={32} disabled={changes === 0} onClick={onDiscard}>
          {t('Discard')}
        </Button>
        <Button
          kind={savedAs.current ? 'primary' : 'standard'}
          size={32}
          disabled={changes === 0}
          isBusy={isBusy}
          onClick={() => save(false)}
        >
          {t('Save')}
        </Button>
        {!savedAs.current && (
          <Button kind="primary" size={32} isBusy={isBusy} onClick={() => save(true)}>
            {t('Save and use')}
          </Button>
        )}
      </div>
    </>
  );
}
