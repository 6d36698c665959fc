// A widget that code of an administrator draws. Until it has come the product's own drawing stands there, which is
// also what readers without scripts and search engines get.
import { type ReactNode, useEffect, useState } from 'react';
import type { LayoutNode } from '../../../../platform/contract/page.ts';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type FragmentComponent, loadFragment } from '../load-fragment.ts';

export interface CustomFragmentProps {
  node: LayoutNode;
  /** As the product draws it. */
  children: ReactNode;
}

type State = { jsUrl: string; Component?: FragmentComponent };

export function CustomFragment({ node, children }: CustomFragmentProps) {
  const [impl] = Object.values(node.$fragmentImpls ?? {});
  const { jsUrl, cssUrl } = impl ?? {};
  const [state, setState] = useState<State>();

  useEffect(() => {
    if (jsUrl === undefined) return;
    let isGone = false;
    const settle = (next: State) => {
      if (!isGone) setState(next);
    };
    loadFragment({ jsUrl, ...(cssUrl !== undefined && { cssUrl }) })
      .then((Component) => settle({ jsUrl, Component }))
      .catch((error: unknown) => {
        console.error(`A fragment could not be loaded: ${jsUrl}`, error);
        settle({ jsUrl });
      });
    return () => {
      isGone = true;
    };
  }, [jsUrl, cssUrl]);

  if (!state || state.jsUrl !== jsUrl) return children;
  const { Component } = state;
  if (!Component) return <FragmentProblem />;
  return (
    <ErrorBoundary fallback={<FragmentProblem />}>
      <Component {...node.$reactProps} />
    </ErrorBoundary>
  );
}

function FragmentProblem() {
  const { t } = useTranslator();
  return (
    <Notice tone="error" role="alert">
      {t('Error Loading Fragment')}
    </Notice>
  );
}

/** Nothing but its fragment. */
export function CustomFragmentWidget() {
  return null;
}
