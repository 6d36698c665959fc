// The one place where bodies are written. What draws it comes later, as a chunk of its own: a page can be read,
// and words typed, before it is there.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ComposerFallback } from './ComposerFallback.tsx';
import type { ComposerProps } from './composer-props.ts';

const Editor = lazy(() => import('../MarkdownEditor/MarkdownEditor.tsx'));

export function Composer(props: ComposerProps) {
  const [isReady, setIsReady] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { onChange, value } = props;
  const early = useRef({ onChange, value });

  // What was typed into the server's text area before scripts ran is taken over, caret and all.
  useEffect(() => {
    const element = area.current;
    if (element && element.value !== early.current.value) early.current.onChange(element.value);
    setHadFocus(element !== null && document.activeElement === element);
    setIsReady(true);
  }, []);

  const fallback = <ComposerFallback {...props} area={area} />;
  if (!isReady) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Editor {...props} hasFocus={props.hasFocus || hadFocus} />
    </Suspense>
  );
}
