import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readRegular } from '../../../generator/read/files/regular-file'
import { withFolder } from '../../helpers/folder'

const regular = suite('readRegular(path, name, most)')

regular('reads a file, and does not follow a link that replaced it', () =>
  withFolder((folder) => {
    const [file, link] = [join(folder, 'a'), join(folder, 'b')]
    writeFileSync(file, 'secret')
    symlinkSync(file, link)
    assert.is(readRegular(file, 'a', 10).toString(), 'secret')
    assert.throws(() => readRegular(link, 'b', 10), /b:1:1 {2}is a symbolic link, or not a file/)
  }),
)

regular.run()
