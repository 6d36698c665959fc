// What the widgets of ideas show: their server halves answer it, their React halves take it.
import type { IDEA_SORTS, IdeaAttributes, IdeaStatus, ListedIdea } from './ideas.contract.ts';

/** As everybody of an audience sees it; the reader's own vote follows as viewer state. */
export interface IdeaCardProps {
  discussionID: number;
  categoryID: number;
  idea: IdeaAttributes;
  /** Nobody votes any more. */
  isClosed: boolean;
  /** The name of who gave it its status. */
  statusUser: string | null;
  /** What can become of it. */
  statuses: IdeaStatus[];
}

export interface IdeasPageProps {
  ideas: ListedIdea[];
  /** Of all statuses; `count` up to 1,000. */
  statuses: (IdeaStatus & { count: number })[];
  state: 'open' | 'closed' | 'mine';
  statusID: number | null;
  sort: (typeof IDEA_SORTS)[number];
  page: number;
  hasMore: boolean;
  /** Of the viewer, where they are counted. */
  votes: { left: number; most: number } | null;
}

export interface RoadmapPageProps {
  columns: (IdeaStatus & { count: number; ideas: ListedIdea[] })[];
}

export interface TopIdeasProps {
  ideas: ListedIdea[];
}
