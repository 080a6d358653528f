import * as project from '../../generator/process/paths'

/** The owner's folders, or others from the environment, so that the suites can judge a changed copy. */
export const contentDir = process.env.SITE_CONTENT ?? project.contentDir
export const publicDir = process.env.SITE_PUBLIC ?? project.publicDir
