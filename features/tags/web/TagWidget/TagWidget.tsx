import { Tag as TagLink, type TagPreset } from '../../../../platform/ui/Tag/Tag.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { tagPath } from '../../tag.address.ts';
import styles from './TagWidget.module.css';

export interface TagListProps {
  title?: string;
  titleType?: string;
  tags: { tagID: number; name: string; urlcode: string }[];
  itemOptions?: { tagPreset?: string };
}

/** The tags that are used most. */
export function TagWidget(props: TagListProps) {
  const { t } = useTranslator();
  if (props.tags.length === 0) return null;
  return (
    <section>
      {props.titleType !== 'none' && <WidgetHead title={t(props.title ?? 'Popular Tags')} />}
      <TagLinks {...props} />
    </section>
  );
}

/** The tags of the discussion of the page. */
export function PostTagsAsset(props: TagListProps) {
  const { t } = useTranslator();
  if (props.tags.length === 0) return null;
  return (
    <section>
      <WidgetHead title={t(props.title ?? 'Tags')} />
      <TagLinks {...props} />
    </section>
  );
}

function TagLinks({ tags, itemOptions }: TagListProps) {
  const preset = (itemOptions?.tagPreset ?? 'standard').toLowerCase() as TagPreset;
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.tagID}>
          <TagLink preset={preset} href={tagPath(tag.urlcode)}>
            {tag.name}
          </TagLink>
        </li>
      ))}
    </ul>
  );
}
