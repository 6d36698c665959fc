import { GallerySection } from './GallerySection.tsx';
import styles from './GalleryTokens.module.css';

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
  'key1',
  'key2',
  'key3',
  'key4',
  'key5',
  'key6',
  'key7',
  'key8',
  'key9',
  'key10',
  'key11',
  'key12',
];

export function GalleryColours({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Colour" note="Roles, not names. One accent.">
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

export function GalleryType({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Type" note="Open Sans, seven sizes.">
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

const measures = [
  ['space1', 'space-1, 4'],
  ['space2', 'space-2, 8'],
  ['space3', 'space-3, 12'],
  ['space4', 'space-4, gutter, 16'],
  ['space6', 'space-6, 24'],
  ['space8', 'space-8, 32'],
  ['space10', 'space-10, full gutter, 40'],
  ['panelSize', 'panel, 216'],
  ['panelWide', 'panel-wide, 292'],
  ['middleMin', 'middle-min, 550'],
  ['middle', 'middle, 672'],
  ['search', 'search, 705'],
  ['narrow', 'narrow, 900'],
] as const;

export function GalleryMeasures({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Measures" note="A rhythm of 4; the columns of the page.">
      <ul className={styles.measures}>
        {measures.map(([name, caption]) => (
          <li key={name}>
            <span>{caption}</span>
            <i className={styles[name]} />
          </li>
        ))}
      </ul>
      <div className={styles.floating}>
        <div className={styles.floatMenu}>shadow-menu</div>
        <div className={styles.floatDialog}>shadow-dialog</div>
      </div>
    </GallerySection>
  );
}
