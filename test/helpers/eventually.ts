/** Milliseconds after which what has not happened will not happen. */
const patience = 30_000
const pause = 40

/** Runs a check until it passes. @throws what it threw last. */
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
