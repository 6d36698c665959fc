// A widget, or a part of one, that code of an administrator draws. Until it has come the product's own drawing stands
// there, which is also what readers without scripts and search engines get.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LayoutNode } from '../../../../platform/contract/page.ts';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { PartFramesProvider } from '../../../../platform/web/nodes/part-frames.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { FragmentProblem } from '../FragmentProblem/FragmentProblem.tsx';
import { reportProblem } from '../fragment-problems.ts';
import { type FragmentComponent, loadFragment } from '../load-fragment.ts';
import { isPart, partFrame } from '../PartFrame/PartFrame.tsx';

export interface CustomFragmentProps {
  node: LayoutNode;
  /** As the product draws it. */
  children: ReactNode;
}

type State = { jsUrl: string; Component?: FragmentComponent };

export function CustomFragment({ node, children }: CustomFragmentProps) {
  const [[fragmentType, impl] = ['', undefined]] = Object.entries(node.$fragmentImpls ?? {});
  const isOff = useSite().isSafeMode === true;
  const state = useFragment(isOff ? undefined : impl);
  const Component = state?.Component;
  const frames = useMemo(() => {
    const frame = Component && partFrame(fragmentType, Component);
    return frame && { [fragmentType]: frame };
  }, [fragmentType, Component]);

  if (!state) return children;
  if (frames) return <PartFramesProvider value={frames}>{children}</PartFramesProvider>;
  if (!Component)
    return isPart(fragmentType) ? (
      <>
        <FragmentProblem />
        {children}
      </>
    ) : (
      <FragmentProblem />
    );
  return (
    <ErrorBoundary fallback={<FragmentProblem />} onError={(error) => reportProblem(error)}>
      <Component {...node.$reactProps} />
    </ErrorBoundary>
  );
}

/** undefined: still on its way. Without a component it could not be loaded. */
function useFragment(impl: { jsUrl: string; cssUrl?: string } | undefined): State | undefined {
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
        reportProblem(error, jsUrl);
        settle({ jsUrl });
      });
    return () => {
      isGone = true;
    };
  }, [jsUrl, cssUrl]);
  return state?.jsUrl === jsUrl ? state : undefined;
}

/** Nothing but its fragment. */
export function CustomFragmentWidget() {
  return null;
}
