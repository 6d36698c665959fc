// What the page of first steps shows.

export const FIRST_STEPS_PATH = '/dashboard/first-steps';

/** The setting that takes the card off the home page. */
export const HIDDEN_KEY = 'firstSteps.isHidden';

export interface ShownStep {
  id: string;
  /** English, as the texts of pages are. */
  title: string;
  description: string;
  action?: { name: string; url: string };
  hasForm: boolean;
  isDone: boolean;
}

export interface FirstStepsPageProps {
  steps: ShownStep[];
  /** Not at the home page any more. */
  isHidden: boolean;
}

export interface FirstStepsCardProps {
  total: number;
}
