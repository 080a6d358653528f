/** True in `npm test -- --all`, which also runs slow tests that seldom find anything, in full. */
export const everything = process.env.TEST_EVERYTHING === '1'
