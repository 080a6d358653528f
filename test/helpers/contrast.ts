/**
 * Returns the contrast ratio of two colors, 1 to 21, by the formula of WCAG 2.2. It computes it in a different way than
 * the generator.
 */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, read channel by channel from the text. */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[\da-f]/gi, (digit) => digit + digit) : color
  return [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => {
    const c = Number(`0x${hex.slice(1 + 2 * i, 3 + 2 * i)}`) / 255
    return sum + part * (c > 0.04045 ? ((c + 0.055) / 1.055) ** 2.4 : c / 12.92)
  }, 0)
}
