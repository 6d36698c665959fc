import { CountBadge } from '../Badges/Badges.tsx';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx';
import { GallerySection, Specimen, Specimens } from './GallerySection.tsx';

const forms = ['long', 'short', 'fixed', 'extended', 'compact', 'time'] as const;
const numbers = [999, 1000, 2841, 18_432, 999_950, 3_400_000, 7_200_000_000];
const counts = [0, 3, 99, 120, 1050, 1234];

export function GalleryDates({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Dates and numbers" note="Relative ones are told anew every 30 seconds.">
      <Specimens>
        {forms.map((form) => (
          <Specimen key={form} caption={form}>
            <TimeAgo date="2026-11-19T08:47:00Z" form={form} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens>
        {numbers.map((value) => (
          <Specimen key={value} caption={String(value)}>
            <ShortNumber value={value} />
          </Specimen>
        ))}
        <Specimen caption="Every digit">
          <ShortNumber value={18_432} isFull />
        </Specimen>
      </Specimens>
      <Specimens>
        {counts.map((value) => (
          <Specimen key={value} caption={`Count of ${value}`}>
            <CountBadge value={value} />
            <CountBadge value={value} isQuiet />
          </Specimen>
        ))}
      </Specimens>
    </GallerySection>
  );
}
