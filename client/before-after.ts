import { all, need } from './find'

/** Puts the edge between the photo before a repair and the one after it where the slider over them stands. */
export function beforeAfter(): void {
  for (const pair of all(document, 'pair')) {
    const slider = need<HTMLInputElement>(pair, 'pair-edge')
    const move = () => pair.style.setProperty('--edge', `${slider.value}%`)
    slider.addEventListener('input', move)
    // A browser that comes back to a page may have kept where the slider stood.
    move()
  }
}
