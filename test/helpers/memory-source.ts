import { leftBehind } from '../../generator/read/files/content-folder'
import type { ContentSource } from '../../generator/read/files/content-folder'
import { byCodeUnit } from '../../templates/model/text'

/** Content files in memory. */
export const memorySource = (files: ReadonlyMap<string, Buffer>): ContentSource => ({
  place: 'memory',
  list: () =>
    [...files.keys()]
      .filter((file) => !leftBehind.test(file))
      .sort(byCodeUnit)
      .map((file) => ({ file, regular: true })),
  read: (file) => files.get(file)!,
})
