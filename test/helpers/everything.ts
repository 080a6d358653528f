/** True in `npm test -- --all`: what takes long and seldom finds anything is tested then, and in full. */
export const everything = process.env.TEST_EVERYTHING === '1'
