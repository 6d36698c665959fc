// The dialog in which managers of the site say names and descriptions in further languages.
import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { type ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { listLocales } from '../../../locales/locales.contract.ts';
import type { TranslatableProperty } from '../../translations.contract.ts';
import { SuggestButton } from './SuggestButton.tsx';
import { TranslationRow } from './TranslationRow.tsx';
import styles from './TranslationTool.module.css';
import type { Subject } from './translation-calls.ts';
import { isUnsaved } from './translation-edits.ts';
import { type LoadStatus, useProperties, useTranslations } from './use-translations.ts';

export interface TranslationToolProps extends Subject {
  title: string;
  onClose: () => void;
}

export default function TranslationTool({ title, onClose, ...subject }: TranslationToolProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { source, others, status: localesStatus } = useLocales();
  const [chosen, setChosen] = useState<string>();
  const locale = chosen ?? others.preferred;
  const { properties, pages, ...list } = useProperties(subject);
  const store = useTranslations(subject.resource, locale, pages);
  const [next, setNext] = useState<() => void>();
  const guard = useUnsavedGuard(store.hasUnsaved);

  /** At once, or when losing what was typed is confirmed. */
  const orAsk = (step: () => void) => (store.hasUnsaved ? setNext(() => step) : step());
  const save = async () => {
    if (!(await store.save())) return;
    showToast(t('The translations were saved.'), {
      id: 'translations',
      tone: 'success',
      isAutoDismissed: true,
    });
    await revalidate();
  };
  const isLoading = isUnderWay(list.status) || isUnderWay(localesStatus);
  const hasFailed = list.status === 'error' || localesStatus === 'error' || store.status === 'error';
  const isAlone = localesStatus === 'success' && others.keys.length === 0;
  return (
    <Modal
      size="xl"
      title={title}
      onClose={() => orAsk(onClose)}
      footer={
        <>
          <Button kind="text" onClick={() => orAsk(onClose)}>
            {t('Close')}
          </Button>
          <Button
            kind="primary"
            isBusy={store.submitStatus === 'loading'}
            disabled={!store.hasUnsaved}
            onClick={save}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.tool}>
        {isAlone && (
          <Notice tone="warning" role="alert">
            {t('The community has one language only. Switch on another one first, to translate into it.')}
          </Notice>
        )}
        {others.keys.length > 0 && (
          <LocaleSelect
            locales={others.keys}
            value={locale}
            onChange={(wanted) =>
              orAsk(() => {
                store.forget();
                setChosen(wanted);
              })
            }
          />
        )}
        {hasFailed && <LoadFailure onRetry={list.status === 'error' ? list.load : store.retry} />}
        {store.error && <Refusal error={store.error} />}
        {isLoading && properties.length === 0 && <PostSkeletons count={1} />}
        {!isLoading && !hasFailed && properties.length === 0 && (
          <EmptyState icon="languages" title={t('There is nothing to translate yet.')} headingLevel={3} />
        )}
        {others.keys.length > 0 && (
          <Rows properties={properties} source={source} locale={locale} store={store} />
        )}
        {locale !== '' && <SuggestButton locale={locale} properties={properties} store={store} />}
        {others.keys.length > 0 && list.hasMore && (
          <Button isBusy={list.status === 'loading'} onClick={list.load}>
            {t('Show more')}
          </Button>
        )}
      </div>
      {next && (
        <UnsavedModal
          onStay={() => setNext(undefined)}
          onLeave={() => {
            setNext(undefined);
            next();
          }}
        />
      )}
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </Modal>
  );
}

interface RowsProps {
  properties: readonly TranslatableProperty[];
  source: string;
  locale: string;
  store: ReturnType<typeof useTranslations>;
}

function Rows({ properties, source, locale, store }: RowsProps) {
  return (
    <ul className={styles.rows} aria-busy={isUnderWay(store.status)}>
      {properties.map((property) => {
        const key = property.translationPropertyKey;
        return (
          <li key={key}>
            <TranslationRow
              property={property}
              sourceLocale={source}
              locale={locale}
              saved={store.saved[key]}
              typed={store.edits[key]}
              isUnsaved={isUnsaved(key, store.saved, store.edits)}
              isDisabled={store.status !== 'success' || store.submitStatus === 'loading'}
              onChange={(text) => store.edit(key, text)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslator();
  return (
    <Notice tone="error" role="alert">
      {t('The translations could not be loaded.')}{' '}
      <Button kind="textPrimary" size={24} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Notice>
  );
}

function Refusal({ error }: { error: ApiError }) {
  const { t } = useTranslator();
  const messages = new Set((error.body.errors ?? [error]).map(({ message }) => message));
  return (
    <Notice tone="error" role="alert">
      {[...messages].map((message) => (
        <p key={message}>{t(message)}</p>
      ))}
    </Notice>
  );
}

const isUnderWay = (status: LoadStatus) => status === 'pending' || status === 'loading';

/** All languages but the one texts are written in; the reader's own first to be chosen. */
function useLocales() {
  const { locale: reader } = useTranslator();
  const [keys, setKeys] = useState<string[]>([]);
  const [status, setStatus] = useState<LoadStatus>('loading');
  useEffect(() => {
    call<typeof listLocales>('GET /locales').then(
      ({ body }) => {
        // The site's own comes first; of the others, those that may be translated into.
        setKeys(body.filter((each, at) => at === 0 || each.translatable).map((each) => each.localeKey));
        setStatus('success');
      },
      () => setStatus('error'),
    );
  }, []);
  const [source = '', ...others] = keys;
  const preferred = others.includes(reader) ? reader : (others[0] ?? '');
  return { source, status, others: { keys: others, preferred } };
}

interface LocaleSelectProps {
  locales: readonly string[];
  value: string;
  onChange: (locale: string) => void;
}

function LocaleSelect({ locales, value, onChange }: LocaleSelectProps) {
  const { t, locale: reader } = useTranslator();
  const names = new Intl.DisplayNames([reader], { type: 'language' });
  return (
    <div className={styles.locale}>
      <FormField label={t('Translate into')}>
        {(control) => (
          <Select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {names.of(each) ?? each}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
  );
}
