import { all, need } from './find'

/** Moves the edge between the before and after photos to where the slider is. */
export function beforeAfter(): void {
  for (const pair of all(document, 'pair')) {
    const slider = need<HTMLInputElement>(pair, 'pair-edge')
    const move = () => pair.style.setProperty('--edge', `${slider.value}%`)
    slider.addEventListener('input', move)
    // When the visitor comes back to a page, the browser may restore the slider's old position.
    move()
  }
}
