// The page of a refusal or a failure, in the words of the requirements and with a way out.
import { useEffect } from 'react';
import type { PageProblem } from '../../contract/page.ts';
import { Button, LinkButton } from '../../ui/Button/Button.tsx';
import { ErrorPanel } from '../../ui/EmptyState/EmptyState.tsx';
import { SectionOneColumn } from '../../ui/Sections/Sections.tsx';
import { queryString } from '../api/call.ts';
import { useTranslator } from '../i18n/language.tsx';
import { ActionButtonLink, ProblemTrace } from '../ProblemDetails/ProblemDetails.tsx';
import { useRevalidator } from '../router/screen.tsx';
import { useEntryLink } from './entry-links.ts';
import { missingPageText, NOT_REACHED } from './problems.ts';
import { useSite } from './site-context.tsx';

export function ProblemPanel({ problem }: { problem: PageProblem }) {
  const { isSignedIn } = useSite();
  // Guests are offered that by the panel itself.
  const isToSignIn = problem.status === 403 && !isSignedIn;
  return (
    <SectionOneColumn isNarrow>
      {problem.status === 401 ? (
        <AccessDenied problem={problem} />
      ) : problem.status === 403 ? (
        <PermissionProblem problem={problem} />
      ) : problem.status === 404 || problem.status === 410 ? (
        <NotFound problem={problem} />
      ) : problem.status === 429 ? (
        <TooOften />
      ) : problem.status === 503 && problem.retryAfter !== undefined ? (
        <Busy problem={problem} />
      ) : problem.status === NOT_REACHED ? (
        <Unreached />
      ) : (
        <Failure problem={problem} />
      )}
      {problem.actionButton && !isToSignIn && <ActionButtonLink button={problem.actionButton} />}
      {problem.trace && <ProblemTrace trace={problem.trace} />}
    </SectionOneColumn>
  );
}

/** The banned see why, and may leave. */
function AccessDenied({ problem: { description } }: { problem: PageProblem }) {
  const { t } = useTranslator();
  const { signOutUrl } = useSite();
  return (
    <ErrorPanel
      icon="lock"
      title={t('Permission Problem')}
      action={<LinkButton href={signOutUrl}>{t('Sign Out')}</LinkButton>}
    >
      <p>{t('This account is banned.')}</p>
      {description && <p dir="auto">{description}</p>}
    </ErrorPanel>
  );
}

/** Why, as far as they may know, says a page of its own. */
function PermissionProblem({ problem: { lookup } }: { problem: PageProblem }) {
  const { t } = useTranslator();
  const { isSignedIn, signInUrl } = useSite();
  const entryLink = useEntryLink();
  const action = isSignedIn ? (
    <LinkButton href="/">{t('Back to home page')}</LinkButton>
  ) : (
    <LinkButton href={entryLink(signInUrl)} kind="primary">
      {t('Sign In')}
    </LinkButton>
  );
  return (
    <ErrorPanel icon="lock" title={t('Permission Problem')} action={action}>
      <p>{t("You don't have permission to view this resource.")}</p>
      {lookup && (
        <p>
          <a href={`/why${queryString({ ...lookup })}`}>{t('Why?')}</a>
        </p>
      )}
    </ErrorPanel>
  );
}

function NotFound({ problem }: { problem: PageProblem }) {
  const { t } = useTranslator();
  const missing = missingPageText(problem);
  return (
    <ErrorPanel
      icon="telescope"
      title={t(missing?.title ?? 'There was an error')}
      action={<LinkButton href="/">{t('Back to home page')}</LinkButton>}
    >
      <p>
        {problem.status !== 410
          ? t(missing?.description ?? 'The page you were looking for could not be found.')
          : missing
            ? t('What stood here was deleted.')
            : t(problem.message)}
      </p>
    </ErrorPanel>
  );
}

function TooOften() {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  return (
    <ErrorPanel
      title={t('That was too often')}
      action={<Button onClick={() => void revalidate()}>{t('Reload')}</Button>}
    >
      <p>{t('Please wait a minute, then try again.')}</p>
    </ErrorPanel>
  );
}

/** The site says itself that it will be able to answer soon. */
function Busy({ problem }: { problem: PageProblem }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  return (
    <ErrorPanel
      title={t('Try again in a moment')}
      action={<Button onClick={() => void revalidate()}>{t('Try again')}</Button>}
    >
      <p>{t(problem.message)}</p>
      {problem.description && <p dir="auto">{problem.description}</p>}
    </ErrorPanel>
  );
}

/** Tried again by itself as soon as there is a network. */
function Unreached() {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [revalidate]);
  const isOffline = !navigator.onLine;
  return (
    <ErrorPanel
      title={isOffline ? t('You are offline') : t('There was an error')}
      action={<Button onClick={() => void revalidate()}>{t('Reload')}</Button>}
    >
      <p>
        {isOffline
          ? t(
              'The page will be here once you are connected again. What you were writing is kept on this device.',
            )
          : t('Please try again later.')}
      </p>
    </ErrorPanel>
  );
}

function Failure({ problem }: { problem: PageProblem }) {
  const { t } = useTranslator();
  return (
    <ErrorPanel
      title={t('There was an error')}
      action={<LinkButton href="/">{t('Back to Home')}</LinkButton>}
    >
      {problem.description && <p dir="auto">{problem.description}</p>}
      <p>{t('Please try again later.')}</p>
      {problem.requestID && (
        <p>{t('If you ask for help, name this request: {requestID}', { requestID: problem.requestID })}</p>
      )}
    </ErrorPanel>
  );
}
