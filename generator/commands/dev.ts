/** `npm run dev`: shows the site and reloads it when a source is saved. */
import { readDevFlags, serveDev } from './dev/server'
import { runCommand } from '../terminal/explain'

const flags = await runCommand(() => readDevFlags('dev'))
if (flags) await serveDev(flags)
