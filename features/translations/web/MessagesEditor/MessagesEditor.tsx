import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { Message } from '../../../locales/locales.contract.ts';
import { MessageRow } from './MessageRow.tsx';
import styles from './MessagesEditor.module.css';
import { type MessageQuery, useMessages } from './use-messages.ts';

interface MessagesEditorProps {
  languages: { locale: string; name: string }[];
}

/** Finds any text of the interface in one language, and lets it be changed. */
export default function MessagesEditor({ languages }: MessagesEditorProps) {
  const { t, plural, locale: reader } = useTranslator();
  const { revalidate } = useRevalidator();
  const first = languages.some(({ locale }) => locale === reader) ? reader : (languages[0]?.locale ?? 'en');
  const [question, setQuestion] = useState<MessageQuery>({ locale: first, query: '', only: 'all' });
  const store = useMessages(question);
  const ask = (change: Partial<MessageQuery>) => setQuestion({ ...question, ...change });
  const { rows, total } = store;
  const typed = question.query.trim();
  const save = async (wording: Message) => {
    store.put(wording);
    await revalidate();
  };
  return (
    <div className={styles.editor}>
      <div className={styles.filters}>
        <FormField label={t('Language')}>
          {(control) => (
            <Select
              {...control}
              value={question.locale}
              onChange={(event) => ask({ locale: event.currentTarget.value })}
            >
              {languages.map(({ locale, name }) => (
                <option key={locale} value={locale} lang={locale}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField label={t('Find a text')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={question.query}
              maxLength={200}
              onChange={(event) => ask({ query: event.currentTarget.value })}
            />
          )}
        </FormField>
        <FormField label={t('Show')}>
          {(control) => (
            <Select
              {...control}
              value={question.only}
              onChange={(event) => ask({ only: event.currentTarget.value as MessageQuery['only'] })}
            >
              <option value="all">{t('All texts')}</option>
              <option value="changed">{t('Those in your words')}</option>
              {question.locale !== 'en' && <option value="missing">{t('Those said in English')}</option>}
            </Select>
          )}
        </FormField>
      </div>
      <p className={styles.count} role="status">
        {rows && plural(total, { one: '{count} text', other: '{count} texts' })}
      </p>
      {store.hasFailed && (
        <Notice tone="error" role="alert">
          <p>{t('The wordings could not be loaded.')}</p>
          <Button kind="text" onClick={store.retry}>
            {t('Try again')}
          </Button>
        </Notice>
      )}
      {!rows && !store.hasFailed && <PostSkeletons count={1} />}
      {rows?.length === 0 &&
        (typed === '' ? (
          <EmptyState icon="languages" title={t('No text is like that.')} headingLevel={3} />
        ) : (
          <>
            <p>{t('The interface does not say this. If it is a text of your own, translate it here:')}</p>
            <ul className={styles.messages}>
              <MessageRow
                key={`${question.locale} ${typed}`}
                wording={{ wording: typed, english: typed, asItComes: null, own: null }}
                locale={question.locale}
                onChange={() => store.retry().then(revalidate)}
              />
            </ul>
          </>
        ))}
      <ul className={styles.messages}>
        {rows?.map((wording) => (
          <MessageRow
            key={`${question.locale} ${wording.wording}`}
            wording={wording}
            locale={question.locale}
            onChange={save}
          />
        ))}
      </ul>
      {rows && rows.length < total && <Button onClick={store.more}>{t('Show more')}</Button>}
    </div>
  );
}
