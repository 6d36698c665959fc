// What a signature may be: few words, few lines, few pictures and links. Counted in what readers see of it.
import { type FieldError, validationProblem } from '../../../platform/contract/errors.ts';
import type { RenderedBody } from '../../../platform/server/content/render-body.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SignatureLimits } from '../signatures.contract.ts';
import { signatureConfig } from './signature.config.ts';

export function signatureLimits(ctx: RequestContext): SignatureLimits {
  return {
    maxLength: ctx.setting(signatureConfig.maxLength),
    maxLines: ctx.setting(signatureConfig.maxLines),
    maxImages: ctx.setting(signatureConfig.maxImages),
    maxLinks: ctx.setting(signatureConfig.maxLinks),
  };
}

type Measured = Pick<RenderedBody, 'html' | 'text' | 'visibleLength'>;

/** Words and pictures of a signature, whatever it was written in. */
export function measured({ html, text, visibleLength }: Measured) {
  const pictures = count(html, /<img /g);
  return {
    length: visibleLength,
    // A picture takes a line of its own.
    lines: text.split('\n').filter((line) => line.trim() !== '').length + pictures,
    images: pictures,
    // A picture that is shown large where it is pressed is no link to anywhere.
    links: count(html, /<a /g) - count(html, /<a class="embedImage-link"/g),
  };
}

export function requireWithinLimits(ctx: RequestContext, rendered: Measured): void {
  const limits = signatureLimits(ctx);
  const { length, lines, images, links } = measured(rendered);
  const problems = [
    length > limits.maxLength &&
      tooMuch(`The signature is ${length - limits.maxLength} characters too long.`),
    lines > limits.maxLines &&
      tooMuch(`A signature may have ${limits.maxLines} lines. This one has ${lines}.`),
    images > limits.maxImages &&
      tooMuch(`A signature may have ${limits.maxImages} pictures. This one has ${images}.`),
    links > limits.maxLinks &&
      tooMuch(`A signature may have ${limits.maxLinks} links. This one has ${links}.`),
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw validationProblem(problems);
}

function tooMuch(message: string): FieldError {
  return { field: 'body', code: 'maxLength', message, status: 422 };
}

function count(html: string, part: RegExp): number {
  return html.match(part)?.length ?? 0;
}
