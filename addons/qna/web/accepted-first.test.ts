import { branch, sampleCollapsedReplies, sampleComment } from '@parley/addon-api/testing';
import type { ThreadNode } from '@parley/addon-api/web';
import { describe, expect, it } from 'vitest';
import { acceptedFirst } from './accepted-first.ts';

type Shape = string | [string, ...Shape[]];

function shape(nodes: readonly ThreadNode[]): Shape[] {
  return nodes.map((node) => {
    if (node.type === 'hole') return 'hole';
    return node.children.length > 0
      ? [String(node.commentID), ...shape(node.children)]
      : String(node.commentID);
  });
}

function arranged(nodes: ThreadNode[], accepted: number[], known: number[]) {
  const commentsByID = Object.fromEntries(known.map((number) => [String(number), sampleComment(number)]));
  const answers = accepted.map((number) => sampleComment(number));
  const thread = acceptedFirst({ threadStructure: nodes, commentsByID }, answers);
  return { shape: shape(thread.threadStructure), known: Object.keys(thread.commentsByID).map(Number) };
}

describe('accepted answers', () => {
  it('stand first with their replies, once', () => {
    const nodes = [branch(1), branch(2, branch(3), sampleCollapsedReplies(2, 4)), branch(4)];
    expect(arranged(nodes, [2], [1, 2, 3, 4]).shape).toEqual([['2', '3', 'hole'], '1', '4']);
  });

  it('stand first also where they are replies themselves', () => {
    const nodes = [branch(1, branch(2, branch(3)), branch(5)), branch(4)];
    expect(arranged(nodes, [2], [1, 2, 3, 4, 5]).shape).toEqual([['2', '3'], ['1', '5'], '4']);
  });

  it('are loaded from where the page does not reach', () => {
    expect(arranged([branch(1)], [90, 1], [1])).toEqual({ shape: ['90', '1'], known: [1, 90] });
  });
});
