/** `npm run verify-deploy -- ORIGIN`: tells how the live site differs from what `dist` holds. */
import { parseArgs } from 'node:util'
import { outDir } from '../paths'
import { formatChecks, verifyDeploy } from './verify'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: outDir } },
})

try {
  const checks = await verifyDeploy(values.out, positionals[0] ?? '')
  console.log(formatChecks(checks))
  if (checks.some(({ differs }) => differs)) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
