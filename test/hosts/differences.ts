import { verifyDeploy } from '../../generator/commands/verify-deploy'

const patience = { delays: [50], timeout: 5000 }

/** What `verify-deploy` finds different on a host from the site in a folder. */
export async function differences(origin: string, folder: string): Promise<string[]> {
  const checks = await verifyDeploy(folder, origin, patience)
  return checks.flatMap(({ address, differs }) => (differs ? [`${address}: ${differs}`] : []))
}
