import { need } from './find'

/** Puts the screen for an unexpected error into the main area; header, phone and footer stay. */
export function showErrorFallback(): void {
  const main = need(document, 'main')
  const template = need<HTMLTemplateElement>(document, 'error-fallback')
  main.replaceChildren(template.content.cloneNode(true))
  need(main, 'refresh').addEventListener('click', () => location.reload())
}
