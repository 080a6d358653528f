/** What is still to be answered in the content of a new firm: `[Answer: how deep is the clay?]`. */

/** A question in the place of its answer. */
export const asQuestion = (question: string): string => `[Answer: ${question}]`

/** The questions in a text, as they stand there. */
export const questionsIn = (text: string): string[] => text.match(/\[Answer:[^\]]*\]/g) ?? []

/** Whether some words hold a question, and so say nothing yet. */
export const holdsQuestion = (words: string): boolean => questionsIn(words).length > 0
