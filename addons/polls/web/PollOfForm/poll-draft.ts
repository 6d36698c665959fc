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

/** As the draft of a post stores it: what `pollToSend` made, if this form stored it. */
export function draftOfStored(stored: Readonly<Record<string, unknown>> | undefined): PollDraft | undefined {
  const { poll, pollOption } = (stored ?? {}) as { poll?: unknown; pollOption?: unknown };
  if (typeof poll !== 'object' || poll === null || !Array.isArray(pollOption)) return undefined;
  const blank = draftOf(undefined);
  const texts = pollOption.map((option: { body?: unknown } | null) => String(option?.body ?? ''));
  const rows = texts.length >= blank.options.length ? texts : [...texts, '', ''].slice(0, 2);
  const { question, dateCloses, ...flags } = poll as Record<string, unknown>;
  const isOn = (name: 'anonymous' | 'multipleChoice' | 'resultsHidden' | 'votesChangeable') =>
    typeof flags[name] === 'boolean' ? flags[name] : blank[name];
  return {
    question: typeof question === 'string' ? question : '',
    dateCloses: typeof dateCloses === 'string' ? dateCloses : null,
    anonymous: isOn('anonymous'),
    multipleChoice: isOn('multipleChoice'),
    resultsHidden: isOn('resultsHidden'),
    votesChangeable: isOn('votesChangeable'),
    options: rows.map((text, at) => ({ key: at + 1, text })),
  };
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
