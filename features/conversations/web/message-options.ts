// The options menu of a message: whoever has something to do with a message adds an item.
import type { MenuOption, MenuRun } from '../../../platform/web/menus/menu-option.ts';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { ShownMessage } from '../conversation-pages.contract.ts';

export const MESSAGE_GROUPS = ['message', 'person'] as const;

export interface MessageSubject {
  message: ShownMessage;
}

export type MessageItemProps = MessageSubject & MenuRun;
export type MessageFormProps = MessageSubject & { onClose: () => void };

export const messageOptions = new WebPlace<MenuOption<MessageSubject>>('messageOptions');
