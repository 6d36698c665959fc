import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { Locale, listLocales } from '../../../locales/locales.contract.ts';
import { TranslateButton } from '../../../translations/web/TranslateButton/TranslateButton.tsx';
import type { NavigationItem, NavigationSettingsProps } from '../../navigation.contract.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemRows } from './ItemRows.tsx';
import { NavigationPreview } from './NavigationPreview.tsx';
import styles from './NavigationSettings.module.css';
import { findRow, problemsOf, remove, update } from './navigation-tree.ts';
import { DEFAULT_LIST, useNavigationLists } from './use-navigation-lists.ts';

/** In the form: an item that is there, or one that is to be. */
type Edited = { item: NavigationItem; isNew: boolean; parentID?: string };

export default function NavigationEditor({ lists: stored, roles, permissions }: NavigationSettingsProps) {
  const { t } = useTranslator();
  const store = useNavigationLists(stored);
  const guard = useUnsavedGuard(store.hasChanges);
  const [locale, setLocale] = useState(DEFAULT_LIST);
  const [edited, setEdited] = useState<Edited>();
  const [isDropping, setDropping] = useState(false);
  const items = store.itemsOf(locale);
  const change = (next: NavigationItem[]) => store.change(locale, next);
  const own = store.lists.find((list) => list.locale === locale);
  const broken = problemsOf(items);

  const keep = (item: NavigationItem) => {
    if (!edited) return;
    const parent = edited.parentID === undefined ? undefined : findRow(items, edited.parentID)?.item;
    if (!edited.isNew) change(update(items, item));
    else if (parent) change(withChild(items, parent, item));
    else change([...items, item]);
    setEdited(undefined);
  };
  const save = async () => {
    if (await store.save(locale))
      showToast(t('The navigation was saved.'), { id: 'navigation', tone: 'success', isAutoDismissed: true });
  };
  const drop = async () => {
    setDropping(false);
    if (await store.drop(locale))
      showToast(t('The list was removed.'), { id: 'navigation', tone: 'success', isAutoDismissed: true });
  };
  return (
    <div className={styles.editor}>
      <p className={styles.about}>
        {t(
          'What stands in the title bar of every page, and in the side panel of narrow screens. A change shows on the next page that anybody opens.',
        )}
      </p>
      <LocaleField locale={locale} stored={store.lists.map((list) => list.locale)} onChange={setLocale} />
      {!own?.isStored && (
        <Notice>
          {locale === DEFAULT_LIST
            ? t('Nothing was changed yet: these are the items that come with the product.')
            : t(
                'This language has no list of its own: it shows the list for all languages, until you save one here.',
              )}
        </Notice>
      )}
      {store.error && (
        <Notice tone="error" role="alert">
          {store.isConflict
            ? t('Somebody else changed this list in the meantime. Save again to put yours in its place.')
            : (store.error.body.errors ?? [{ message: store.error.message }]).map((each) => (
                <p key={each.message}>{t(each.message)}</p>
              ))}
        </Notice>
      )}
      <ItemRows
        items={items}
        roles={roles}
        permissions={permissions}
        broken={broken}
        onChange={change}
        onEdit={(item) => setEdited({ item, isNew: false })}
        onAddInside={(parentID) => setEdited({ item: newItem(), isNew: true, parentID })}
        onRemove={(id) => change(remove(items, id))}
      />
      <div className={styles.bar}>
        <Button icon="plus" onClick={() => setEdited({ item: newItem(), isNew: true })}>
          {t('Add an item')}
        </Button>
        <TranslateButton resource="navigation" title={t('Translate items')} label={t('Translate items')} />
      </div>
      <NavigationPreview items={items} />
      <div className={styles.save}>
        <Button
          kind="primary"
          isBusy={store.isBusy}
          disabled={!store.isChanged(locale) || broken.length > 0}
          onClick={save}
        >
          {t('Save')}
        </Button>
        <Button kind="text" disabled={!store.isChanged(locale)} onClick={() => store.undo(locale)}>
          {t('Discard changes')}
        </Button>
        {store.isChanged(locale) && (
          <span className={styles.unsaved} role="status">
            {broken.length > 0
              ? t('Items without an address need items inside.')
              : t('You have unsaved changes')}
          </span>
        )}
        {own?.isStored && (
          <Button kind="dangerText" className={styles.drop} onClick={() => setDropping(true)}>
            {t('Remove this list')}
          </Button>
        )}
      </div>
      {edited && (
        <ItemForm
          {...edited}
          roles={roles}
          permissions={permissions}
          onKeep={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
      {isDropping && <DropModal locale={locale} onDrop={drop} onCancel={() => setDropping(false)} />}
    </div>
  );
}

interface DropModalProps {
  locale: string;
  onDrop: () => void;
  onCancel: () => void;
}

function DropModal({ locale, onDrop, onCancel }: DropModalProps) {
  const { t } = useTranslator();
  return (
    <ConfirmModal
      title={t('Remove this list')}
      confirmLabel={t('Remove')}
      isDangerous
      onConfirm={onDrop}
      onCancel={onCancel}
    >
      {locale === DEFAULT_LIST
        ? t('The navigation goes back to the items that come with the product.')
        : t('The language then shows the list for all languages.')}
    </ConfirmModal>
  );
}

function newItem(): NavigationItem {
  return { id: newRunID(), name: '', url: '', isCustom: true };
}

function withChild(items: NavigationItem[], parent: NavigationItem, child: NavigationItem): NavigationItem[] {
  return items.map((item) => {
    if (item.id === parent.id) return { ...item, children: [...(item.children ?? []), child] };
    return item.children ? { ...item, children: withChild(item.children, parent, child) } : item;
  });
}

interface LocaleFieldProps {
  locale: string;
  stored: string[];
  onChange: (locale: string) => void;
}

function LocaleField({ locale, stored, onChange }: LocaleFieldProps) {
  const { t, locale: reader } = useTranslator();
  const [known, setKnown] = useState<Locale[]>([]);
  useEffect(() => {
    // Without an answer the stored lists are still there to be chosen.
    call<typeof listLocales>('GET /locales').then(
      ({ body }) => setKnown(body),
      () => undefined,
    );
  }, []);
  const others = [...new Set([...known.map((each) => each.localeKey), ...stored])].filter(
    (each) => each !== DEFAULT_LIST,
  );
  const names = new Intl.DisplayNames([reader], { type: 'language' });
  return (
    <FormField
      label={t('Language')}
      hint={t('A language without a list of its own shows that for all languages.')}
    >
      {(control) => (
        <Select {...control} value={locale} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value={DEFAULT_LIST}>{t('All languages')}</option>
          {others.map((each) => (
            <option key={each} value={each}>
              {names.of(each) ?? each}
              {stored.includes(each) ? '' : ` (${t('no list of its own')})`}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
