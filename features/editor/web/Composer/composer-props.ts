// What every editor of bodies takes and gives. The format decides which editor it is.
import type { ReactNode } from 'react';

/** Rich text, and the formats that are written as text. Of those only Markdown has a toolbar. */
export type ComposerFormat = 'rich2' | 'markdown' | 'text' | 'textex' | 'html' | 'wysiwyg' | 'bbcode';

export interface ComposerProps {
  /** The source of the body, as it is stored; an empty string where nothing is written. */
  value: string;
  format: ComposerFormat;
  /** The format is another one where the writer switched, or a draft was written in another. */
  onChange: (value: string, format: ComposerFormat) => void;
  /** Ctrl or Cmd with Enter, and the submit button where `submitLabel` names one. */
  onSubmit?: () => void;
  /** Names the text for assistive technology: "Comment", "Body". */
  label: string;
  placeholder?: string;
  /** Where the draft is stored in this browser until it is posted: "comment:5", "reply:12", "discussion:new". Left out: not stored. */
  draftKey?: string;
  /** Left out: no submit button; the form around it has its own. */
  submitLabel?: string;
  /** More buttons before the submit button: Cancel, Discard. */
  actions?: ReactNode;
  /** Of the text area: a label elsewhere points to it. */
  id?: string;
  maxLength?: number;
  /** Where it will be posted, as far as that is known: a preview looks as a post there does. */
  categoryID?: number;
  isBusy?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  hasFocus?: boolean;
  describedBy?: string;
  /** Offered first when somebody is mentioned: those who speak in the thread. */
  nearbyUsers?: readonly NearbyUser[];
}

/** What an editor gets beside: what stood in the plain text area whose place it takes. */
export type EditorProps = ComposerProps & {
  /** Where the caret stood there. */
  selection?: TypedSelection;
  /** What there was to edit before anybody typed. */
  startValue?: string;
  /** Fetches the editor of another format, so that it can take the place of this one at once. */
  prepare?: (format: ComposerFormat) => Promise<void>;
};

export interface TypedSelection {
  start: number;
  end: number;
  /** The text it is a place in. */
  text: string;
}

export interface NearbyUser {
  userID: number;
  name: string;
  photoUrl: string;
}

export type ComposerFallbackProps = Pick<ComposerProps, 'label' | 'placeholder' | 'submitLabel' | 'id'> & {
  /** What the text area holds before the composer arrives. */
  value?: string;
};
