import type { WebFeature } from '@parley/addon-api/web';
import type {
  IdeaCardProps,
  IdeasPageProps,
  RoadmapPageProps,
  TopIdeasProps,
} from './idea-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    IdeaCard: IdeaCardProps;
    IdeasPage: IdeasPageProps;
    RoadmapPage: RoadmapPageProps;
    TopIdeas: TopIdeasProps;
  }
}

export const ideationWeb: WebFeature = {
  name: 'ideation',
  widgets: {},
  later: [
    {
      names: ['IdeaCard'],
      load: () => import('./web/IdeaCard/IdeaCard.tsx').then(({ IdeaCard }) => ({ IdeaCard })),
    },
    {
      names: ['IdeasPage'],
      load: () => import('./web/IdeasPage/IdeasPage.tsx').then(({ IdeasPage }) => ({ IdeasPage })),
    },
    {
      names: ['RoadmapPage'],
      load: () => import('./web/RoadmapPage/RoadmapPage.tsx').then(({ RoadmapPage }) => ({ RoadmapPage })),
    },
    {
      names: ['TopIdeas'],
      load: () => import('./web/TopIdeas/TopIdeas.tsx').then(({ TopIdeas }) => ({ TopIdeas })),
    },
  ],
};
