// A part of the form in which a discussion is written: it holds what was filled in, and is asked for it when the form is
// sent.
import { createContext, useContext, useEffect, useRef } from 'react';
import type { PostTypeChoice } from '../post-type-choice.ts';
import type { PostFields } from './CreatePostFormAsset/use-post-form.ts';

export interface FilledInPart {
  /** Properties of the call. */
  body: Record<string, unknown>;
  /** What is missing, by the key of a field; nothing is sent then. */
  problems?: Record<string, string>;
  /** What is stored of it with the draft of the post, beside the properties of the call. */
  ofDraft?: Record<string, unknown>;
}

export interface PostFormOfPart {
  /** What the post was before it was edited, or what its draft holds. */
  start: PostFields;
  /** All that the draft holds, once it is found: the properties of the call too. */
  draft?: Readonly<Record<string, unknown>> | undefined;
  categoryID: number | undefined;
  /** The type chosen now: a part that is for others only shows nothing, and adds nothing. */
  postTypeID: string;
  type: PostTypeChoice | undefined;
  /** The discussion that is edited. */
  recordID: number | undefined;
  isBusy: boolean;
  /** What is wrong: by the field's name, with the property before it where it lies deeper: `poll.options`. */
  errors: Readonly<Record<string, string | undefined>>;
  /** These fields were changed: what was wrong with them may not be any more. */
  clearErrors: (keys: readonly string[]) => void;
  /** Answers how to leave the form again. */
  join: (collect: () => FilledInPart) => () => void;
  /** To be told when something else is filled in: it is stored with the draft. */
  noteChange?: () => void;
}

const PostFormContext = createContext<PostFormOfPart | undefined>(undefined);

export const PostFormProvider = PostFormContext;

export function usePostFormPart(collect: (form: PostFormOfPart) => FilledInPart): PostFormOfPart {
  const form = useContext(PostFormContext);
  if (!form) throw new Error('usePostFormPart outside of the form of a post');
  const latest = useRef(() => collect(form));
  const known = useRef<string>(undefined);
  useEffect(() => {
    latest.current = () => collect(form);
    const { body, ofDraft } = collect(form);
    const filledIn = JSON.stringify([body, ofDraft]);
    if (filledIn === known.current) return;
    known.current = filledIn;
    form.noteChange?.();
  });
  const { join } = form;
  useEffect(() => join(() => latest.current()), [join]);
  return form;
}
