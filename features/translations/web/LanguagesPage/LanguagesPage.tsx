// Where administrators look after the languages of the community.
import { lazy, Suspense, useEffect, useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { switchAddon } from '../../../addons/addons.contract.ts';
import type { LanguagesPageProps, PageLanguage } from '../../languages-page.contract.ts';
import { TranslateButton } from '../TranslateButton/TranslateButton.tsx';
import styles from './LanguagesPage.module.css';
import { ServiceChoice } from './ServiceChoice.tsx';

const MessagesEditor = lazy(() => import('../MessagesEditor/MessagesEditor.tsx'));

/** The words for what can be translated; resources nobody knows here are called by their address. */
const RESOURCES: Readonly<Record<string, string>> = {
  categories: 'Categories',
  tags: 'Tags',
  profileFields: 'Profile fields',
  navigation: 'Navigation',
};

export function LanguagesPage({ languages, resources, services }: LanguagesPageProps) {
  const { t } = useTranslator();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const enabled = languages.filter((each) => each.isEnabled);
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs crumbs={[{ name: t('Appearance'), href: '/appearance' }]} />
        <PageHead title={t('Languages')} />
      </div>
      <section aria-labelledby="languages-spoken">
        <h2 id="languages-spoken">{t('What the interface speaks')}</h2>
        <p>
          {t(
            'Readers get the language their browser asks for, among those that are switched on, or choose one at the foot of any page.',
          )}
        </p>
        <ul className={styles.languages}>
          {languages.map((language) => (
            <LanguageRow key={language.locale} language={language} services={services} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="languages-content">
        <h2 id="languages-content">{t('What the community wrote')}</h2>
        <p>
          {t(
            'Names and descriptions can be said in each language. Whoever reads it sees them so; what is not translated stays as it was written.',
          )}
        </p>
        {enabled.length < 2 && (
          <Notice tone="warning">
            {t('The community has one language only. Switch on another one first, to translate into it.')}
          </Notice>
        )}
        <div className={styles.resources}>
          {resources.map((resource) => (
            <TranslateButton
              key={resource}
              resource={resource}
              title={t(RESOURCES[resource] ?? resource)}
              label={t(RESOURCES[resource] ?? resource)}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="languages-wordings">
        <h2 id="languages-wordings">{t('Wordings')}</h2>
        <p>
          {t(
            'Any text of the interface can be said in your own words. Texts that you gave to widgets and layouts can be said in other languages here.',
          )}
        </p>
        {isInBrowser && (
          <Suspense fallback={<PostSkeletons count={1} />}>
            <MessagesEditor languages={enabled.map(({ locale, name }) => ({ locale, name }))} />
          </Suspense>
        )}
      </section>
    </div>
  );
}

interface RowProps {
  language: PageLanguage;
  services: LanguagesPageProps['services'];
}

function LanguageRow({ language, services }: RowProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { locale, name, addonID, isEnabled, messages } = language;
  const turn = async (enabled: boolean) => {
    if (!addonID) return;
    setBusy(true);
    try {
      await call<typeof switchAddon>('PATCH /addons/:addonID', { params: { addonID }, body: { enabled } });
      await revalidate();
    } catch (error) {
      const text = problemText(error);
      showToast(text, { id: 'language', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.language}>
      <span className={styles.name}>
        <span>
          <bdi lang={locale}>{name}</bdi>
        </span>
        <span className={styles.facts}>
          {messages.missing === 0
            ? t('Complete')
            : plural(messages.missing, {
                one: '{count} text is said in English',
                other: '{count} texts are said in English',
              })}
          {messages.own > 0 &&
            ` · ${plural(messages.own, {
              one: '{count} text in your words',
              other: '{count} texts in your words',
            })}`}
        </span>
      </span>
      {addonID && isEnabled && <ServiceChoice language={language} services={services} />}
      {addonID ? (
        <Switch
          label={t('Speak {language}', { language: name })}
          isLabelHidden
          checked={isEnabled}
          disabled={isBusy}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      ) : (
        <span className={styles.facts}>{t('Always there')}</span>
      )}
    </li>
  );
}
