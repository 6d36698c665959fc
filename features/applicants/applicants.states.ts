// What the page of applicants is given.
import type { Applicant } from './applicants.contract.ts';

export interface ApplicantsPageProps {
  /** False: nobody has to apply here. */
  isOpen: boolean;
  applicants: Applicant[];
  total: number;
  page: number;
  limit: number;
}
