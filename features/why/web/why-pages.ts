// The pages that answer why, loaded where one of them is opened.
import { OwnWhyPage } from './OwnWhyPage/OwnWhyPage.tsx';
import { WhyPage } from './WhyPage/WhyPage.tsx';

export const whyPages = { OwnWhyPage, WhyPage };
