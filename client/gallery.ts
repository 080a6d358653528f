import { all, need } from './find'
import { selector } from './hooks'
import { calm } from './motion'

/**
 * Without scripts, the pictures are a row that scrolls and snaps. This adds arrows that wrap at both ends, dots and
 * arrow keys. It hides the other pictures from screen readers and the Tab key, so that the live region announces only
 * the one shown.
 */
export function galleries(): void {
  document.querySelectorAll<HTMLElement>(selector('gallery')).forEach(gallery)
}

function gallery(root: HTMLElement): void {
  // Finds everything first, so that an incomplete gallery is left as it is.
  const track = need(root, 'gallery-track')
  const previousArrow = need(root, 'gallery-previous')
  const nextArrow = need(root, 'gallery-next')
  const controls = need(root, 'gallery-controls')
  const slides = all(root, 'gallery-slide')
  const dots = all(root, 'gallery-dot')
  let index = 0
  let pressed = false
  let timer: ReturnType<typeof setTimeout>

  const mark = (next: number) => {
    index = next
    slides.forEach((slide, i) => (slide.inert = i !== index))
    dots.forEach((dot, i) => {
      if (i === index) dot.setAttribute('aria-disabled', 'true')
      else dot.removeAttribute('aria-disabled')
    })
  }
  const show = (next: number) => {
    pressed = true
    mark((next + slides.length) % slides.length)
    track.scrollTo({
      left: slides[index]!.offsetLeft - slides[0]!.offsetLeft,
      behavior: calm() ? 'auto' : 'smooth',
    })
  }
  // After a click on a dot or arrow, that dot stays current: a slow or interrupted scroll may stop on the way. After a
  // swipe, the dots follow the scroll position.
  const atRest = () => {
    const shown = Math.round(track.scrollLeft / slides[0]!.offsetWidth) % slides.length
    if (shown === index) pressed = false
    else if (!pressed) mark(shown)
  }
  if ('onscrollend' in window) track.addEventListener('scrollend', atRest)
  else track.addEventListener('scroll', () => (clearTimeout(timer), (timer = setTimeout(atRest, 150))))
  for (const takeOver of ['pointerdown', 'wheel'])
    track.addEventListener(takeOver, () => (pressed = false), { passive: true })

  previousArrow.addEventListener('click', () => show(index - 1))
  nextArrow.addEventListener('click', () => show(index + 1))
  dots.forEach((dot, i) => dot.addEventListener('click', () => show(i)))
  root.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // A link in a picture that scrolls away would lose the focus.
    if (track.contains(event.target as Node)) track.focus()
    show(index + step)
  })
  mark(0)
  controls.hidden = false
}
