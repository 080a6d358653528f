import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir, publicDir } from '../helpers/owners-folders'

/** A copy of the content and the public folder, to be edited like an owner would. */
export class Copy {
  readonly content: string
  readonly public: string

  constructor(root: string) {
    this.content = join(root, 'content')
    this.public = join(root, 'public')
    cpSync(contentDir, this.content, { recursive: true })
    cpSync(publicDir, this.public, { recursive: true })
  }

  files(folder: string): string[] {
    return readdirSync(join(this.content, folder)).map((file) => `${folder}/${file}`)
  }

  read(file: string): string {
    return readFileSync(join(this.content, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.content, file), text)
  }

  /** @throws when nothing is changed. */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file)
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} does not hold ${from}`)
    this.write(file, after)
  }

  remove(file: string): void {
    rmSync(join(this.content, file))
  }
}
