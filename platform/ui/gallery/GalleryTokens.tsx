import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const colours = [
  'canvas',
  'surface',
  'sunken',
  'raised',
  'hover',
  'press',
  'selected',
  'line',
  'lineStrong',
  'lineControl',
  'text',
  'textSecondary',
  'textMuted',
  'accent',
  'accentSoft',
  'success',
  'warning',
  'danger',
  'inverse',
  'mark',
];

export function GalleryColours() {
  return (
    <GallerySection title="Colour" note="Roles, not names. One accent.">
      <div className={styles.colours}>
        {colours.map((name) => (
          <div key={name}>
            <i className={styles[name]} />
            <span>{name}</span>
          </div>
        ))}
      </div>
    </GallerySection>
  );
}

const types = [
  ['titleLg', 'title-lg 32/700', 'Worked out together'],
  ['title', 'title 24/700', 'Inverter clips at 4.6 kW'],
  ['subtitle', 'subtitle 18/600', 'Where the topics live'],
  ['lg', 'lg 16/400', 'Reading text, 16 px on a 1.6 line.'],
  ['md', 'md 14/400', 'Interface text, buttons, menus'],
  ['sm', 'sm 12/400', 'Meta: 4 minutes ago, 3.1k views'],
  ['xs', 'xs 10/700', '99+'],
] as const;

export function GalleryType() {
  return (
    <GallerySection title="Type" note="Open Sans, seven sizes.">
      <div className={styles.types}>
        {types.map(([name, caption, sample]) => (
          <p key={name} className={styles[name]}>
            <span className={styles.typeName}>{caption}</span>
            {sample}
          </p>
        ))}
      </div>
    </GallerySection>
  );
}
