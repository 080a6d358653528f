/** Returns a file of content/jobs/ that keeps every rule in the fixture. `more` are lines with other fields. */
export const jobText = (more = '') => `---
title: Porch raised
town: ada
service: leveling
done: 2024-05
moved: It hung.
method: With a jack.
${more && `${more}\n`}---
`
