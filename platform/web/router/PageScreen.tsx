// The one screen of the router: whatever page the loader brought.
import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { type PageState, PageView } from '../page/PageView.tsx';
import { titleOf } from '../page/page-title.ts';
import { useSite } from '../page/site-context.tsx';
import styles from './PageScreen.module.css';
import { tellPageView } from './page-view.ts';

/** Anchors may come to be only after the first drawing: looked for at once and 500 ms later. */
const HASH_RETRY_MILLISECONDS = 500;

export function PageScreen() {
  const state = useLoaderData() as PageState;
  const site = useSite();
  const { pathname, hash } = useLocation();
  const { state: loading } = useNavigation();
  const isFirst = useRef(true);

  useEffect(() => {
    document.title = titleOf(site, state.page?.seo, state.problem);
  }, [site, state]);

  useEffect(() => {
    tellPageView(pathname);
    if (!isFirst.current && hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname, hash]);

  useEffect(() => {
    if (hash === '') return;
    const scroll = () => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    scroll();
    const retry = setTimeout(scroll, HASH_RETRY_MILLISECONDS);
    return () => clearTimeout(retry);
  }, [hash]);

  return (
    <>
      <div className={styles.progress} data-loading={loading === 'loading' || undefined} aria-hidden="true" />
      <PageView page={state.page} problem={state.problem} />
      <ScrollRestoration getKey={(location) => location.key} />
    </>
  );
}
