import { sizeText } from '../../../../../platform/contract/byte-size.ts';
import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import type { EmbedFacts } from './embed-facts.ts';

/** As the page draws it, but nothing of it can be followed. */
export function LinkCard({ facts }: { facts: EmbedFacts }) {
  return (
    <span className="embedExternal embedLink">
      <span className="embedLink-link">
        {facts.photoUrl && <img className="embedLink-image" src={facts.photoUrl} alt="" loading="lazy" />}
        <span className="embedLink-title">{facts.name || facts.url}</span>
        {facts.body && <span className="embedLink-excerpt">{facts.body.slice(0, 300)}</span>}
        <span className="embedLink-source">{hostOf(facts.url)}</span>
      </span>
    </span>
  );
}

export function FileCard({ facts }: { facts: EmbedFacts }) {
  return (
    <span className="embedFile">
      <Icon name="file-text" />
      <span className="embedFile-link">{facts.name || facts.url}</span>
      {facts.size !== undefined && <span className="embedFile-size">{sizeText(facts.size)}</span>}
    </span>
  );
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
