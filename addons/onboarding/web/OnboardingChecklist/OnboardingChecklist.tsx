import {
  call,
  Icon,
  IconButton,
  Meter,
  Panel,
  useMe,
  useTask,
  useTranslator,
  WidgetHead,
} from '@parley/addon-api/web';
import { useEffect, useId, useState } from 'react';
import type { getOnboarding, Onboarding, putOnboarding } from '../../onboarding.contract.ts';
import styles from './OnboardingChecklist.module.css';

/** What a newcomer can do first; gone when it is done, put away, or they are none any more. */
export function OnboardingChecklist() {
  return useMe() ? <OwnSteps /> : null;
}

function OwnSteps() {
  const { t } = useTranslator();
  const headID = useId();
  const [data, setData] = useState<Onboarding>();
  // Asked for by hand: every home page would carry the cache of queries for this one. What fails is no part of the page.
  useEffect(() => {
    const asked = new AbortController();
    call<typeof getOnboarding>('GET /onboarding/me', { signal: asked.signal }).then(
      ({ body }) => setData(body),
      () => undefined,
    );
    return () => asked.abort();
  }, []);
  if (!data?.isShown) return null;
  const countDone = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={headID}>
      <WidgetHead id={headID} title={t('Your first steps')} />
      <Panel isPadded>
        <div className={styles.head}>
          <p className={styles.progress}>
            {t('{done} of {count} done', { done: countDone, count: data.steps.length })}
          </p>
          <PutAway onPutAway={setData} />
        </div>
        <Meter percent={(100 * countDone) / data.steps.length} />
        <ul className={styles.steps}>
          {data.steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function Step({ name, isDone }: Onboarding['steps'][number]) {
  const { t } = useTranslator();
  const words = {
    photo: t('Show a picture of yourself'),
    about: t('Write a line about yourself'),
    follow: t('Bookmark a discussion, or react to one'),
    comment: t('Write your first comment'),
    discussion: t('Begin your first discussion'),
  };
  const places = {
    photo: '/profile/edit',
    about: '/profile/edit',
    follow: '/discussions',
    comment: '/discussions',
    discussion: '/post/discussion',
  };
  return (
    <li className={styles.step}>
      <Icon name={isDone ? 'circle-check' : 'circle'} label={isDone ? t('Done') : undefined} />
      {isDone ? <span className={styles.done}>{words[name]}</span> : <a href={places[name]}>{words[name]}</a>}
    </li>
  );
}

function PutAway({ onPutAway }: { onPutAway: (onboarding: Onboarding) => void }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('onboarding');
  const putAway = () =>
    run(async () => {
      const { body } = await call<typeof putOnboarding>('PUT /onboarding/me', {
        body: { isDismissed: true },
      });
      onPutAway(body);
    });
  return (
    <IconButton
      icon="x"
      label={t('Put my first steps away')}
      size={36}
      disabled={isBusy}
      onClick={() => void putAway()}
    />
  );
}
