// What the page of preferences is made of, in one piece: each request costs more than most of them weigh.
import { PreferencePanels } from './PreferencePanels/PreferencePanels.tsx';
import { PreferencesPage } from './PreferencesPage/PreferencesPage.tsx';
import { QuietHours } from './QuietHours/QuietHours.tsx';

export const preferenceParts = { PreferencesPage, QuietHours, PreferencePanels };
