// Pages about a member's own reports and held posts, loaded where one of them is opened.
import { OwnHeldPage } from './OwnHeldPage/OwnHeldPage.tsx';
import { OwnReportsPage } from './OwnReportsPage/OwnReportsPage.tsx';

export const ownPages = { OwnHeldPage, OwnReportsPage };
