/** Prints a line, which `npm test` passes on, that there is nothing to test here, and why. */
export const skip = (reason: string): void => console.log(`\n  (skipped: ${reason})`)
