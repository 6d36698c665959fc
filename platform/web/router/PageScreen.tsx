// The one screen: whatever page stands at the address.
import { useEffect } from 'react';
import { decoded } from '../../contract/decoded.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary.tsx';
import { pauseScrollWatch } from '../../ui/TitleBar/scroll-watch.ts';
import { useTranslator } from '../i18n/language.tsx';
import { PageView } from '../page/PageView.tsx';
import { titleOf } from '../page/page-title.ts';
import { useSite } from '../page/site-context.tsx';
import styles from './PageScreen.module.css';
import { useScreen } from './screen.tsx';
import { trackPageView } from './track-page-view.ts';
import { useLayoutMismatch } from './use-layout-mismatch.ts';

/** Anchors may come to be only after the first drawing: looked for at once and 500 ms later. */
const HASH_RETRY_MILLISECONDS = 500;

export function PageScreen() {
  const { state, location, isLoading } = useScreen();
  const site = useSite();
  const translator = useTranslator();
  const { pathname, search, hash } = location;

  useLayoutMismatch(pathname + search, state.isDraft ? null : state.page);

  useEffect(() => {
    document.title = titleOf(site, state.page?.seo, state.problem, translator);
  }, [site, state, translator]);

  useEffect(() => trackPageView(pathname, state.page?.about), [pathname, state]);

  useEffect(() => {
    if (hash === '') return;
    const scroll = () => {
      pauseScrollWatch();
      document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
    };
    scroll();
    const retry = setTimeout(scroll, HASH_RETRY_MILLISECONDS);
    return () => clearTimeout(retry);
  }, [hash]);

  return (
    <>
      <div className={styles.progress} data-loading={isLoading || undefined} aria-hidden="true" />
      <ErrorBoundary what={translator.t('this page')} resetBy={state}>
        <PageView page={state.page} problem={state.problem} />
      </ErrorBoundary>
    </>
  );
}
