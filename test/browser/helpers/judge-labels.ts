/** Judges the words in drawings, as a browser shows them. */
import type { Page } from 'playwright-core'

/** What is wrong in the drawings of a page, or in a drawing that is a file, and the files that a page shows. */
export const judgeLabels = (page: Page) =>
  page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    const wrong: string[] = []
    const isSeen = (text: SVGTextElement) =>
      text.getBoundingClientRect().width > 0 &&
      text.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const texts = [...document.querySelectorAll<SVGTextElement>('svg text')].filter(isSeen)
    const drawings = new Map<Element, { text: SVGTextElement; box: Box; said: string }[]>()
    for (const text of texts) {
      // From the top of capital letters to the baseline.
      const { left, right, top, bottom, height } = text.getBoundingClientRect()
      const box = { left, right, top: top + 0.22 * height, bottom: bottom - 0.22 * height }
      const said = text.textContent!.trim()
      let drawing: Element = text.ownerSVGElement!
      while (drawing.parentElement?.closest('svg')) drawing = drawing.parentElement.closest('svg')!
      drawings.set(drawing, [...(drawings.get(drawing) ?? []), { text, box, said }])
      const scale = Math.hypot(text.getScreenCTM()!.a, text.getScreenCTM()!.b)
      const sizes = [text, ...text.children].map(
        (part) => scale * parseFloat(getComputedStyle(part).fontSize),
      )
      if (Math.min(...sizes) < 10.95) wrong.push(`"${said}" is ${Math.min(...sizes).toFixed(1)} px high`)
      // A picture inside a picture has the size of what is in it.
      const frame = (drawing.closest('.lot-section, .home-hero') ?? drawing).getBoundingClientRect()
      const isOut = left < frame.left - 1 || right > frame.right + 1 || box.bottom > frame.bottom + 1
      if (isOut) wrong.push(`"${said}" leaves its picture`)
    }
    for (const placed of drawings.values())
      placed.forEach(({ text, box, said }, i) => {
        for (const other of placed.slice(i + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          if (text !== other.text && wide > -2 && high > -1) wrong.push(`"${said}" touches "${other.said}"`)
        }
      })
    // On a phone a thin layer may have no name, and the first layer may have none anywhere.
    const names = [...document.querySelectorAll('.wide .names text')].map((text) => text.textContent)
    for (const lot of document.querySelectorAll('.lot-section > *')) {
      const tops = [...lot.querySelectorAll<SVGPathElement>('.lot path.ground')].map((path, i) => {
        const y = i === 0 ? 0 : Number(/^M-?\d+ (\d+)/.exec(path.getAttribute('d')!)![1])
        const ground = lot.querySelector('[role]')!
        const { top, height } = ground.getBoundingClientRect()
        return top + (y * height) / Number(ground.getAttribute('height'))
      })
      for (const text of lot.querySelectorAll<SVGTextElement>('.names text')) {
        if (!isSeen(text)) continue
        const i = tops.length - names.length + names.indexOf(text.textContent)
        const { top, bottom, height } = text.getBoundingClientRect()
        const [capital, foot] = [top + 0.22 * height, bottom - 0.22 * height]
        const [from, to] = [tops[i]! - 2, (tops[i + 1] ?? Infinity) + 2]
        if (capital < from || foot > to) wrong.push(`"${text.textContent}" leaves its layer`)
      }
    }
    const files = [...document.querySelectorAll<HTMLImageElement>('main img[src$=".svg"]')].map((img) => {
      const { width, height } = img.getBoundingClientRect()
      return { address: img.getAttribute('src')!, width: Math.round(width), height: Math.round(height) }
    })
    return { wrong, files: files.filter(({ width }) => width > 0) }
  })
