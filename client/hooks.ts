/** Names that connect markup and scripts. Class names are for style only. */
const hooks = [
  'menu-button',
  'menu',
  'gallery',
  'gallery-track',
  'gallery-slide',
  'gallery-controls',
  'gallery-previous',
  'gallery-next',
  'gallery-dot',
  'pair',
  'pair-edge',
  'accordion',
  'main',
  'error-fallback',
  'refresh',
] as const

export type Hook = (typeof hooks)[number]

/** The attribute that a template spreads onto an element: `<button {...hook('menu-button')}>`. */
export const hook = (name: Hook) => ({ 'data-hook': name })

/** The selector that finds that element. */
export const selector = (name: Hook) => `[data-hook="${name}"]`
