// Where a comment is found, on the site and on its page.

export function commentAnchor(commentID: number): string {
  return `Comment_${commentID}`;
}

export function commentPath(commentID: number): string {
  return `/discussion/comment/${commentID}#${commentAnchor(commentID)}`;
}
