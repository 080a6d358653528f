/** Which browser the tests drive: Chromium, or Firefox with `ENGINE=firefox`. */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/browser'
import { launchFirefox } from './firefox'

export const engine = process.env.ENGINE === 'firefox' ? 'firefox' : 'chromium'

export const launch = (): Promise<Browser> => (engine === 'firefox' ? launchFirefox() : launchBrowser())
