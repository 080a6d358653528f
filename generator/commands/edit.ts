/** `npm run edit`: the owner's editor in a browser, with the live preview of `npm run dev`. */
import { adminPath } from '../../templates/model/urls'
import { startServer } from './dev/start'
import { runCommand } from '../terminal/explain'

await runCommand(() => startServer('edit', `${adminPath}/`))
