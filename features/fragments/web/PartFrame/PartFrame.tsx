// The parts that fragments draw within a widget: what it is to assistive programs, to keys and to anchors stays ours.
// A fragment is given all that the product's drawing is made of, as nodes, and the data behind it. Where it fails the
// product's drawing stands below the message, so that nobody is left without a comment or a way through the site.
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Post, type PostProps } from '../../../../platform/ui/Post/Post.tsx';
import { TitleBar, type TitleBarProps } from '../../../../platform/ui/TitleBar/TitleBar.tsx';
import type { PartFrames } from '../../../../platform/web/nodes/part-frames.ts';
import { FragmentProblem } from '../FragmentProblem/FragmentProblem.tsx';
import { reportProblem } from '../fragment-problems.ts';
import type { FragmentComponent } from '../load-fragment.ts';

type Given<Props> = Props & { data?: object };

const PARTS: Readonly<Record<string, (Component: FragmentComponent) => PartFrames[string]>> = {
  CommentItemFragment: (Component) =>
    function CommentFrame({ data, ...post }: Given<PostProps>) {
      return (
        <Guarded Own={Post} own={post}>
          <article id={post.id} aria-label={post.label} tabIndex={-1}>
            <Component {...post} {...data} />
          </article>
        </Guarded>
      );
    },
  TitleBarFragment: (Component) =>
    function TitleBarFrame({ data, ...bar }: Given<TitleBarProps>) {
      return (
        <Guarded Own={TitleBar} own={bar}>
          <header>
            {bar.styleUrl && <link rel="stylesheet" href={bar.styleUrl} />}
            <Component height={48} heightMobile={44} {...bar} {...data} />
          </header>
        </Guarded>
      );
    },
};

export function isPart(fragmentType: string): boolean {
  return fragmentType in PARTS;
}

/** undefined: fragments of this type draw a whole widget. */
export function partFrame(
  fragmentType: string,
  Component: FragmentComponent,
): PartFrames[string] | undefined {
  return PARTS[fragmentType]?.(Component);
}

interface GuardedProps<Props> {
  Own: ComponentType<Props>;
  own: Props;
  children: ReactNode;
}

function Guarded<Props extends object>({ Own, own, children }: GuardedProps<Props>) {
  const fallback = (
    <>
      <FragmentProblem />
      <Own {...own} />
    </>
  );
  return (
    <ErrorBoundary fallback={fallback} onError={(error) => reportProblem(error)}>
      {children}
    </ErrorBoundary>
  );
}
