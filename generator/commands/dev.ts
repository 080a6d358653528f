/** `npm run dev`: shows the site as its sources stand, and anew each time one is saved. */
import { readDevFlags, serveDev } from './dev/server'
import { runCommand } from '../terminal/explain'

const flags = await runCommand(() => readDevFlags('dev'))
if (flags) await serveDev(flags)
