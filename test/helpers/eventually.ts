/** Milliseconds to wait. Something that has not happened by then never will. */
const patience = 30_000
const pause = 40

/**
 * Runs a check until it passes.
 * @throws the check's last error.
 */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience
  for (;;)
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
}
