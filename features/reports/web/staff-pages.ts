// Pages of those who decide about reports, loaded where one of them is opened.
import { ReasonsPage } from './ReasonsPage/ReasonsPage.tsx';
import { TriagePage } from './TriagePage/TriagePage.tsx';

export const staffPages = { ReasonsPage, TriagePage };
