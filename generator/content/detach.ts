/**
 * A copy of what JSON can hold. V8 keeps the whole of a text for as long as anything cut from it is kept, so
 * what outlives the file it was read from must be copied.
 */
export const detach = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
