// What a page of entry can find when it is opened.

/** How somebody joins: by themselves, past a captcha, by approval, by invitation, or through another site. */
export type JoiningWay = 'open' | 'captcha' | 'approval' | 'invitation' | 'connect';

/** A link that can be used, was used, or can be used no more. */
export type ConfirmationState = 'open' | 'done' | 'lapsed';
