// The one place where bodies are written. What draws it is fetched once somebody begins to write, each editor as a chunk
// of its own: a page can be read, and words typed, before it is there.
import { ComposerFallback } from './ComposerFallback.tsx';
import type { ComposerProps } from './composer-props.ts';
import { fetchEditor, kindOf, loaded } from './load-editor.ts';
import { valueOfTyped } from './typed-value.ts';
import { useArrival } from './use-arrival.ts';

const prepare = (format: ComposerProps['format']) => fetchEditor(kindOf(format));

export function Composer(props: ComposerProps) {
  const kind = kindOf(props.format);
  const { area, hasFailed, isReady, begin, start, selectionTyped } = useArrival(props, kind);
  const Editor = loaded[kind];
  if (!Editor || !isReady)
    return (
      <ComposerFallback
        {...props}
        area={area}
        value={start.isTyped ? start.value : ''}
        isEmpty={start.isTyped || start.value === ''}
        onChange={(typed) => props.onChange(valueOfTyped(typed, props.format), props.format)}
        onBegin={begin}
        hasFailed={hasFailed}
      />
    );
  return (
    <Editor
      key={kind}
      {...props}
      prepare={prepare}
      startValue={start.value}
      hasFocus={props.hasFocus || selectionTyped() !== undefined}
      selection={selectionTyped()}
    />
  );
}
