import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { filesBelow } from '../helpers/files'

const kinds = [
  { name: 'br', suffix: '.br', compress: brotliCompressSync },
  { name: 'gzip', suffix: '.gz', compress: gzipSync },
]

/**
 * Runs `use` with a copy of the site that has compressed files beside each text file. What is in them
 * ends in the name of their kind, so that it is not mistaken for what a server compressed by itself.
 */
export async function withPrecompressed(
  site: string,
  use: (folder: string, plain: (file: string) => string) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'compressed-'))
  const folder = join(root, 'dist')
  try {
    cpSync(site, folder, { recursive: true })
    for (const file of filesBelow(site).filter((file) => /\.(html|js|css|svg|xml|txt)$/.test(file)))
      for (const { name, suffix, compress } of kinds)
        writeFileSync(
          join(folder, file + suffix),
          compress(Buffer.concat([readFileSync(join(site, file)), Buffer.from(name)])),
        )
    await use(folder, (file) => readFileSync(join(site, file), 'utf8'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
