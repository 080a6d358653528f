/**
 * Returns the text of a page that an owner adds, with only what it needs. `more` is front matter. `body` is below it.
 */
export const ownPageText = (title: string, more = '', body = '\n## What it covers\n\nThe piers.\n'): string =>
  `---
title: ${title}
description: What Acme says under the heading "${title}", in about as many words as a page takes.
hero:
  heading: ${title}
  lead: This is all there is to say of ${title}.
${more && `${more}\n`}---
${body}`
