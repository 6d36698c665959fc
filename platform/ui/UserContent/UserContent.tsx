import { classNames } from '../class-names.ts';

export type UserContentProps = {
  /** Sanitised by the server; nothing else may come in here. */
  html: string;
  lang?: string;
  className?: string;
};

/** React neither compares nor rewrites what stands inside: hydration takes the server's HTML over as it is. */
export function UserContent({ html, lang, className }: UserContentProps) {
  return (
    <div
      className={classNames('userContent', className)}
      lang={lang}
      dir="auto"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where stored, sanitised HTML is shown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
