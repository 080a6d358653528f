/** The checks of every page. These functions run in the page. */

/** Everything that does not depend on the width of the window. */
export function markupFacts() {
  const describe = (element: Element) =>
    `${element.localName} ${(element.getAttribute('src') ?? element.textContent ?? '').trim().slice(0, 50)}`
  const hidden = (element: Element) => element.closest('[aria-hidden=true]') !== null
  const named = (svg: Element) => Boolean(svg.closest('[role=img], [role=group]')?.ariaLabel?.trim())
  const sized = (image: HTMLImageElement) =>
    Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0
  return {
    lang: document.documentElement.lang,
    calls: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map((link) => ({
      href: link.getAttribute('href')!,
      text: link.innerText.trim(),
    })),
    badImages: [
      ...[...document.images].filter((image) => !sized(image) || !image.hasAttribute('alt')).map(describe),
      ...[...document.querySelectorAll('svg')].filter((svg) => !hidden(svg) && !named(svg)).map(describe),
    ],
    brokenImages: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(describe),
  }
}

/** Returns words that go beyond the right edge, and how far the page scrolls sideways. */
export function overflow() {
  const edge = document.documentElement.clientWidth
  const offences: string[] = []
  if (document.documentElement.scrollWidth > edge)
    offences.push(`scrolls sideways to ${document.documentElement.scrollWidth} of ${edge} px`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    // The gallery is a row that scrolls. The skip link and closed elements are not shown.
    if (!text.textContent!.trim() || text.parentElement!.closest('.track, svg, .skip, template, [popover]'))
      continue
    range.selectNodeContents(text)
    for (const { right, left } of range.getClientRects())
      if (right > edge + 1 || left < -1)
        offences.push(`"${text.textContent!.trim().slice(0, 40)}" ends at ${Math.round(right)} of ${edge} px`)
  }
  return [...new Set(offences)]
}

/** Returns controls that are smaller than 44 px in either direction, of the most important kinds. */
export function smallTargets() {
  const main = '.call, .menu-button, .menu a, .brand, .quiet, .controls > button, summary'
  return [...document.querySelectorAll<HTMLElement>(main)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const name = (target.ariaLabel ?? target.innerText).trim()
      return width < 43.9 || height < 43.9
        ? [`${target.localName} ${name}: ${Math.round(width)}x${Math.round(height)} px`]
        : []
    })
}

/** Gives each element the focus in turn, and returns those on which the focus is not visible. Press a key first. */
export function unseenFocus() {
  const places = document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]')
  const shown = [...places].filter(
    (place) => place.checkVisibility({ visibilityProperty: true }) && !place.closest('[inert]'),
  )
  return shown.flatMap((place) => {
    place.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth } = getComputedStyle(place)
    const seen = document.activeElement === place && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    return seen ? [] : [`${place.localName} ${place.textContent!.trim()}`]
  })
}

/** True when a link that calls is visible at the top, in the middle and at the end of the page. */
export function callInView() {
  const end = document.documentElement.scrollHeight - innerHeight
  return [0, end / 2, end].map((place) => {
    scrollTo(0, place)
    return [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
      const { top, bottom, width } = link.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= innerHeight
    })
  })
}

/** Scrolls down the page, so that lazy pictures load, and returns every layout shift. */
export async function layoutShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node?: Node }[]
  }
  const shifts: string[] = []
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      const nodes = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) || node?.nodeName)
      shifts.push(`${value.toFixed(4)} by ${nodes.join(', ')}`)
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  await document.fonts.ready
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight) {
    scrollTo(0, place)
    await frames()
  }
  // Hidden pictures in the gallery would never load.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frames()
  note(observer.takeRecords())
  scrollTo(0, 0)
  return shifts
}
