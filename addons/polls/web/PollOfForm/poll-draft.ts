// What was filled in about a poll, and what of it is sent.
import type { PollInForm } from '../../poll-widgets.contract.ts';

export interface DraftOption {
  /** Of the row in the form: options that are moved or taken out leave the others as they are. */
  key: number;
  pollOptionID?: number | undefined;
  text: string;
}

export interface PollDraft extends Omit<PollInForm, 'options' | 'hasVotes'> {
  options: DraftOption[];
}

export function draftOf(poll: PollInForm | undefined): PollDraft {
  if (!poll)
    return {
      question: '',
      options: [1, 2].map((key) => ({ key, text: '' })),
      anonymous: false,
      multipleChoice: false,
      resultsHidden: false,
      votesChangeable: true,
      dateCloses: null,
    };
  const { options, hasVotes: _, ...settings } = poll;
  return { ...settings, options: options.map((option, at) => ({ key: at + 1, ...option })) };
}

export function withNewOption(options: readonly DraftOption[]): DraftOption[] {
  const key = Math.max(0, ...options.map((option) => option.key)) + 1;
  return [...options, { key, text: '' }];
}

export function isTooShort({ options }: PollDraft): boolean {
  return options.filter(({ text }) => text.trim() !== '').length < 2;
}

/** Rows that were left empty are none. */
export function pollToSend({ options, ...settings }: PollDraft) {
  const pollOption = options
    .filter(({ text }) => text.trim() !== '')
    .map(({ pollOptionID, text: body }) => ({ ...(pollOptionID !== undefined && { pollOptionID }), body }));
  return { poll: settings, pollOption };
}
