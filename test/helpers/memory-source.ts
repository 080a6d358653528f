import type { ContentSource } from '../../generator/read/files/content-folder'
import { byCodeUnit } from '../../templates/model/text'

/** Content files in memory; those named in `links` count as symbolic links. */
export const memorySource = (
  files: ReadonlyMap<string, Buffer>,
  links: readonly string[] = [],
): ContentSource => ({
  place: 'memory',
  list: () => [...files.keys()].sort(byCodeUnit).map((file) => ({ file, regular: !links.includes(file) })),
  read: (file) => files.get(file)!,
})
