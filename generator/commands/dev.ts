/** `npm run dev`: shows the site and reloads it when a source is saved. */
import { startServer } from './dev/start'
import { runCommand } from '../terminal/explain'

void runCommand(() => startServer('dev'))
