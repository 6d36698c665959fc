import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MentionList } from '../Mentions/MentionList.tsx';
import { type MentionUser, mentionText } from '../Mentions/mention-order.ts';
import { steerMentions } from '../Mentions/steer-mentions.ts';
import { useMentions } from '../Mentions/use-mentions.ts';
import { applySelection, selectionOf } from './apply-selection.ts';
import { caretPlace } from './caret-place.ts';
import type { MarkdownEditorProps } from './MarkdownEditor.tsx';
import { continueLine, pasteAddress, type Selection } from './markdown-commands.ts';
import { toolOfKey } from './tools.ts';

export type MarkdownAreaProps = MarkdownEditorProps & {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Files that were pasted or dropped; without it the browser does with them what it does. */
  onFiles?: (files: Iterable<File>) => void;
};

export function MarkdownArea(props: MarkdownAreaProps) {
  const { area, value, onChange, format, hasFocus } = props;
  const listID = useId();
  const mentions = useMentions(props.nearbyUsers?.map((user) => ({ ...user, isNearby: true })) ?? []);
  const hasUsers = mentions.typed !== undefined && mentions.users.length > 0;
  const isListOpen = hasUsers || (mentions.typed !== undefined && mentions.hasFailed);
  const place = usePlace(area, isListOpen ? mentions.typed?.start : undefined);
  useFocus(area, hasFocus, props.selection);
  useLookOnArrival(area, mentions.look);

  const apply = (next: Selection | undefined) => {
    if (next && area.current) applySelection(area.current, next);
    return next !== undefined;
  };
  const choose = (user: MentionUser) => {
    if (area.current && mentions.typed) apply(withMention(area.current, mentions.typed.start, user));
    mentions.close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isHandled =
      (hasUsers && steerMentions(event, mentions, choose)) ||
      runShortcut(event, props) ||
      (event.key === 'Enter' &&
        !event.shiftKey &&
        format === 'markdown' &&
        apply(continueLine(selectionOf(event.currentTarget))));
    if (isHandled) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (takeFiles(event, event.clipboardData, props.onFiles)) return;
    if (format !== 'markdown') return;
    const pasted = event.clipboardData.getData('text/plain');
    if (apply(pasteAddress(selectionOf(event.currentTarget), pasted))) event.preventDefault();
  };
  return (
    <>
      <textarea
        ref={area}
        id={props.id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value, format);
          mentions.look(event.target.value, event.target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDragOver={(event) => {
          if (props.onFiles && event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => takeFiles(event, event.dataTransfer, props.onFiles)}
        onBlur={mentions.close}
        onClick={mentions.close}
        disabled={props.isDisabled}
        placeholder={props.placeholder}
        dir="auto"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        aria-autocomplete="list"
        aria-controls={isListOpen ? listID : undefined}
        aria-activedescendant={hasUsers ? `${listID}-${mentions.users[mentions.active]?.userID}` : undefined}
      />
      {isListOpen && place && (
        <MentionList
          id={listID}
          users={mentions.users}
          active={mentions.active}
          query={mentions.typed?.query ?? ''}
          hasFailed={mentions.hasFailed}
          onRetry={mentions.retry}
          place={place}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Word processors put a picture of the text beside it: then the text is what was meant. */
function takeFiles(
  event: { preventDefault: () => void },
  brought: DataTransfer,
  onFiles: MarkdownAreaProps['onFiles'],
): boolean {
  const hasText = brought.types.includes('text/plain');
  if (!onFiles || brought.files.length === 0 || hasText) return false;
  event.preventDefault();
  onFiles(brought.files);
  return true;
}

/** In the same breath as the element appears: a key pressed a moment later must find it. */
function useFocus(
  area: RefObject<HTMLTextAreaElement | null>,
  hasFocus: boolean | undefined,
  selection: MarkdownEditorProps['selection'],
): void {
  const caret = useRef(selection);
  useLayoutEffect(() => {
    if (!hasFocus) return;
    const element = area.current;
    element?.focus();
    // The button that sends comes into view with it.
    element?.closest('[data-composer]')?.scrollIntoView({ block: 'nearest' });
    // Who goes on with what is there goes on at its end.
    const { start, end } = caret.current ?? {
      start: element?.value.length ?? 0,
      end: element?.value.length ?? 0,
    };
    element?.setSelectionRange(start, end);
    caret.current = undefined;
  }, [hasFocus, area]);
}

/** Whoever typed an @ before the editor was there is offered people all the same. */
function useLookOnArrival(
  area: RefObject<HTMLTextAreaElement | null>,
  look: (text: string, caret: number) => void,
): void {
  useEffect(() => {
    const element = area.current;
    if (element && element === document.activeElement) look(element.value, element.selectionStart);
  }, [area, look]);
}

function usePlace(area: RefObject<HTMLTextAreaElement | null>, start: number | undefined) {
  const [place, setPlace] = useState<{ inline: number; block: number }>();
  useEffect(() => {
    setPlace(area.current && start !== undefined ? caretPlace(area.current, start) : undefined);
  }, [area, start]);
  return place;
}

function withMention(area: HTMLTextAreaElement, start: number, user: MentionUser): Selection {
  const { text, end } = selectionOf(area);
  const before = text.slice(0, start) + mentionText(user.name);
  return { text: before + text.slice(end).replace(/^"? ?/, ''), start: before.length, end: before.length };
}

function runShortcut(event: KeyboardEvent<HTMLTextAreaElement>, props: MarkdownAreaProps): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  if (event.key === 'Enter') {
    if (!props.onSubmit || props.isBusy) return false;
    props.onSubmit();
    return true;
  }
  const tool = props.format === 'markdown' ? toolOfKey(event.key) : undefined;
  if (!tool || event.shiftKey) return false;
  applySelection(event.currentTarget, tool.run(selectionOf(event.currentTarget)));
  return true;
}
