import { MessagesPage } from './MessagesPage/MessagesPage.tsx';
import { NewMessagePage } from './NewMessagePage/NewMessagePage.tsx';

export const messagePages = { MessagesPage, NewMessagePage };
