/** The manifest of each share, which lets `npm run join` check that all shares are there and belong to one site. */
import glob from 'fast-glob'
import { hashFiles } from '../process/hash-files'
import { projectDir } from '../process/paths'
import { publicFiles } from '../read/files/public-files'
import type { Reader, ReaderOptions } from '../read/reader'
import type { Shard } from './shard'

/** Name of the manifest file in a share. It is not part of the site. */
export const manifestFile = '.share.json'

export interface Manifest extends Shard {
  /** Hashes or values, by the name messages give them. They must be equal in all shares of a site. */
  madeFrom: Record<string, string>
}

/** The generator's own code. The lock file stands for the packages. */
const code = ['build.ts', '{generator,templates,client}/**', 'tsconfig.json', 'package-lock.json']

interface MadeFrom extends ReaderOptions {
  preview: boolean
  compress?: boolean
  admin?: boolean | undefined
}

/** Returns the manifest of the share that these options build. It reads every content and public file once more. */
export function manifestOf(shard: Shard, options: MadeFrom, { files, today }: Reader): Manifest {
  const { contentDir, publicDir, preview, compress, admin, allPictures } = options
  return {
    ...shard,
    madeFrom: {
      content: hashFiles(contentDir, files),
      'public files': hashFiles(
        publicDir,
        publicFiles(publicDir).map((address) => address.slice(1)),
      ),
      code: hashFiles(projectDir, glob.sync(code, { cwd: projectDir })),
      flags: JSON.stringify({ preview, compress, admin, allPictures }),
      day: today,
    },
  }
}

/** Returns why these shares, by folder, are not one whole site. Empty when they are. */
export function problemsOfShares(shares: ReadonlyMap<string, Manifest>): string[] {
  const [one, ...others] = shares
  if (!one) return []
  const [first, { of, madeFrom }] = one
  const unlike = others.flatMap(([folder, other]) => {
    if (other.of !== of)
      return `${folder} is one of ${other.of} shares, but ${first} one of ${of}; build all with the same N of --shard K/N`
    const parts = Object.keys(madeFrom).filter((part) => madeFrom[part] !== other.madeFrom[part])
    if (parts.length === 0) return []
    return `${folder} and ${first} differ in what they were made from: ${parts.join(', ')}; build all shares from one commit, with the same flags, on the same day`
  })
  if (unlike.length > 0) return unlike
  return Array.from({ length: of }, (_, i) => i + 1).flatMap((number) => {
    const found = [...shares].filter(([, share]) => share.number === number).map(([folder]) => folder)
    if (found.length === 1) return []
    return found.length === 0
      ? `share ${number} of ${of} is missing; build it with --shard ${number}/${of} and put its folder beside the others`
      : `${found.join(' and ')} are the same share, ${number} of ${of}; leave one of them out`
  })
}
