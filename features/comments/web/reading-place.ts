// Where in a thread its reader is: set by the thread, shown by what is beside and below it.
import { create } from 'zustand';

export interface ReadingPlace {
  discussionID: number;
  /** The number of the comment being read, and when it was written. */
  number: number;
  date: string;
  /** The number of the first new comment of the page, and how many follow from there. */
  newFrom: number | undefined;
  countNew: number;
  /** The number of the accepted answer. */
  solvedAt: number | undefined;
}

const useStore = create<{ place?: ReadingPlace | undefined }>(() => ({}));

export function setReadingPlace(place: ReadingPlace | undefined): void {
  useStore.setState({ place });
}

/** undefined on the server and in the first drawing, and where the thread is another one. */
export function useReadingPlace(discussionID: number): ReadingPlace | undefined {
  const known = useStore(({ place }) => place);
  return known?.discussionID === discussionID ? known : undefined;
}
