// The pages where custom pages are managed: one chunk.
import { CustomPageForm } from './CustomPageForm/CustomPageForm.tsx';
import { CustomPagesList } from './CustomPagesList/CustomPagesList.tsx';

export const customPageSettings = { CustomPagesList, CustomPageForm };
