/** Says in a line of its own, which `npm test` passes on, that there is nothing here to test, and why that may be. */
export const skip = (reason: string): void => console.log(`\n  (skipped: ${reason})`)
