/** What `npm run build` tells Node, but for the program and its options. */
export const startArguments = ['--require', 'tsx/cjs', '--eval', "require('./generator/start.ts')"]
