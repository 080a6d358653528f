import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readRecord, writeRecord } from '../../../build/record'

const records = suite('writeRecord(outDir, kind, record)')

records('is read again, until the folder is gone and another is noted', () => {
  const root = mkdtempSync(join(tmpdir(), 'records-'))
  const [gone, stays] = [join(root, 'gone'), join(root, 'stays')]
  try {
    for (const folder of [gone, stays]) mkdirSync(folder)
    writeRecord(gone, 'site', { text: 'one\ntwo' })
    assert.equal(readRecord(gone, 'site'), { text: 'one\ntwo' })
    assert.is(readRecord(stays, 'site'), undefined)
    rmSync(gone, { recursive: true })
    writeRecord(stays, 'site', {})
    assert.is(readRecord(gone, 'site'), undefined)
    assert.equal(readRecord(stays, 'site'), {})
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

records.run()
