import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import { Tag as TagLink, type TagPreset } from '../../../../platform/ui/Tag/Tag.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Framed } from '../../../../platform/web/nodes/Framed.tsx';
import { tagPath } from '../../tag.address.ts';
import styles from './TagWidget.module.css';

export interface TagListProps extends Omit<GroupProps, 'itemOptions'> {
  tags: { tagID: number; name: string; urlcode: string }[];
  itemOptions?: { tagPreset?: string };
}

/** The tags that are used most. */
export function TagWidget(props: TagListProps) {
  return <HeadedTags {...props} words="Popular Tags" />;
}

/** The tags of the discussion of the page. */
export function PostTagsAsset(props: TagListProps) {
  return <HeadedTags {...props} words="Tags" />;
}

/** `words`: its name where the layout gives it none. */
function HeadedTags({ words, ...props }: TagListProps & { words: string }) {
  const { t } = useTranslator();
  if (props.tags.length === 0) return null;
  const name = t(props.title ?? words);
  const hasTitle = props.titleType !== 'none';
  const plain = (
    <section aria-label={hasTitle ? undefined : name}>
      {hasTitle && (
        <WidgetHead title={name} description={props.descriptionType !== 'none' && props.description} />
      )}
      <TagLinks {...props} />
    </section>
  );
  const { itemOptions: _, ...group } = props;
  return (
    <Framed of={group} label={name} title={hasTitle && name} plain={plain}>
      <TagLinks {...props} />
    </Framed>
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
