// Where somebody can be ignored: at their card, and at what they wrote to one.
import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { messageOptions } from '../conversations/web/message-options.ts';
import { memberActions } from '../profiles/web/member-actions.ts';
import { IgnoreButton } from './web/IgnoreButton/IgnoreButton.tsx';

const IgnoreForm = lazy(() => import('./web/IgnoreForm/IgnoreForm.tsx'));

export const ignoresAdditions: WebAdditions = {
  additions: [
    memberActions.add({ position: 30, Action: IgnoreButton }),
    messageOptions.add({
      group: 'person',
      position: 10,
      name: 'Ignore this person',
      icon: 'eye-off',
      isOffered: ({ message }) => !message.isOwn && !message.isIgnored && message.author.userID > 0,
      Form: IgnoreForm,
    }),
  ],
};
