import { need } from './find'

/** Shows the error screen in the main area. The header, phone number and footer stay. */
export function showErrorFallback(): void {
  const main = need(document, 'main')
  const template = need<HTMLTemplateElement>(document, 'error-fallback')
  main.replaceChildren(template.content.cloneNode(true))
  need(main, 'refresh').addEventListener('click', () => location.reload())
}
