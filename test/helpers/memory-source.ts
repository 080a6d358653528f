import type { ContentSource } from '../../generator/content/folder'
import { byCodePoint } from '../../templates/text'

/** Content files in memory; those named in `links` count as symbolic links. */
export const memorySource = (
  files: ReadonlyMap<string, Buffer>,
  links: readonly string[] = [],
): ContentSource => ({
  place: 'memory',
  list: () => [...files.keys()].sort(byCodePoint).map((file) => ({ file, regular: !links.includes(file) })),
  read: (file) => files.get(file)!,
})
