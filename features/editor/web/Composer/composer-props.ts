// What every editor of bodies takes and gives. A richer editor replaces Composer behind these same props.
import type { ReactNode } from 'react';

/** The formats that are written as text. Only Markdown has a toolbar. */
export type ComposerFormat = 'markdown' | 'text' | 'textex' | 'html' | 'wysiwyg' | 'bbcode';

export interface ComposerProps {
  /** The source of the body, as it is stored. */
  value: string;
  format: ComposerFormat;
  onChange: (value: string) => void;
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

export interface NearbyUser {
  userID: number;
  name: string;
  photoUrl: string;
}

export type ComposerFallbackProps = Pick<ComposerProps, 'label' | 'placeholder' | 'submitLabel' | 'id'> & {
  /** What the text area holds before the composer arrives. */
  value?: string;
};
