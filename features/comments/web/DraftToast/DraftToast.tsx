// While something is written in a thread and its form is out of sight, a toast leads back to it. Fetched where there is a draft.
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { hideToast, showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { logDraftError } from '../../../drafts/web/draft-log.ts';
import { commentAnchor } from '../../comment.address.ts';
import { COMPOSER_ANCHOR, threadPath } from '../thread-address.ts';
import { placeOfDraft, type ThreadDraft, useThreadDrafts } from '../thread-drafts.ts';
import { formID, type ThreadForm, useThreadForms } from '../thread-forms.ts';

/** So far from the edge of the window a form counts as seen. */
const OBSERVER_MARGIN = 100;
/** So far below the top of the window a form comes to stand. */
const SCROLL_OFFSET = 150;
const TOAST = 'saved-draft';

interface Thread {
  discussionID: number;
  url: string;
}

export default function DraftToast({ discussionID, url }: Thread) {
  const { t } = useTranslator();
  const forms = useThreadForms((state) => state.forms);
  const written = forms.filter((form) => form.discussionID === discussionID && form.isWritten);
  const drafts = useThreadDrafts(discussionID);
  const elsewhere = drafts.find((draft) => !forms.some(({ place }) => place === placeOfDraft(draft)));
  const isSeen = useIsSeen(written);
  const [isDismissed, setDismissed] = useState(false);
  const last = written.at(-1)?.areaID;
  const href = last === undefined && elsewhere ? draftHref({ discussionID, url }, elsewhere) : undefined;
  const isShown = !isSeen && !isDismissed && (last !== undefined || href !== undefined);
  const isHiding = useRef(false);

  useEffect(() => {
    if (!isShown) return;
    const label = t('Navigate to Draft');
    showToast(t('Saved Draft Available.'), {
      id: TOAST,
      actions: href ? (
        <LinkButton size={32} href={href}>
          {label}
        </LinkButton>
      ) : (
        // While somebody writes, what stands at the lower edge makes room for that: the toast would move from under the finger.
        <Button
          size={32}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => last !== undefined && scrollToForm(last)}
        >
          {label}
        </Button>
      ),
      // Whoever closes it knows of their draft.
      onDismiss: () => setDismissed(!isHiding.current),
    });
    return () => {
      isHiding.current = true;
      hideToast(TOAST);
      isHiding.current = false;
    };
  }, [isShown, href, last, t]);
  return null;
}

/** Whether one of the forms is in sight, or nearly. */
function useIsSeen(forms: readonly ThreadForm[]): boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  const ids = forms.map(({ areaID }) => areaID).join(' ');
  useEffect(() => {
    if (ids === '') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          return next;
        }),
      { rootMargin: `${OBSERVER_MARGIN}px` },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(formID(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  // Until it has been looked at nobody is told anything.
  return forms.some(({ areaID }) => seen === undefined || seen.has(formID(areaID)));
}

function scrollToForm(areaID: string): void {
  const field = document.getElementById(areaID);
  if (!field) return;
  scrollTo({ top: field.getBoundingClientRect().top + scrollY - SCROLL_OFFSET });
  field.focus({ preventScroll: true });
}

/** Of a form that is on another page of the thread, or not open. */
function draftHref({ url }: Thread, { parentCommentID, commentID }: ThreadDraft): string | undefined {
  const at = commentID ?? parentCommentID;
  if (at !== null) return `/discussion/comment/${at}?hasDraft=true#${commentAnchor(at)}`;
  try {
    return `${threadPath(url)}?hasDraft=true#${COMPOSER_ANCHOR}`;
  } catch (error) {
    logDraftError('Failed to create draft location link', error);
    return undefined;
  }
}
