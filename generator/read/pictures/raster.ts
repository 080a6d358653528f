/** Pictures made of pixels: detects their type, and whether they contain metadata. */

/** The types that browsers show, and others that may contain the place where a photo was taken. */
export type RasterType = 'JPEG' | 'PNG' | 'WebP' | 'GIF' | 'AVIF' | 'TIFF' | 'HEIC'

/** How a file of each type begins: bytes as hexadecimal digits, and a dot for any digit. */
const signatures: readonly (readonly [RasterType, RegExp])[] = [
  ['JPEG', /^ffd8ff/],
  ['PNG', /^89504e470d0a1a0a/],
  ['WebP', /^52494646.{8}57454250/],
  ['GIF', /^47494638(37|39)61/],
  // Brands of ISO base media files, MIAF and HEIF: ISO/IEC 23000-22 and 23008-12.
  ['AVIF', /^.{8}66747970(61766966|61766973)/],
  ['HEIC', /^.{8}66747970(68656963|68656978|68657663|68657678|6865696d|68656973|6d696631|6d736631)/],
  ['TIFF', /^(49492a00|4d4d002a|49492b00|4d4d002b|49495500|4949524f)/],
]

/** Returns the type of picture that a file begins with, whatever its name. Undefined for anything else. */
export function rasterTypeOf(head: Buffer): RasterType | undefined {
  const digits = head.toString('hex', 0, 16)
  return signatures.find(([, pattern]) => pattern.test(digits))?.[0]
}

/**
 * Metadata that cameras and programs write. JPEG: segments other than JFIF, the color profile and Adobe's note on
 * colors (ISO/IEC 10918-1, annex B). PNG: texts. WebP: EXIF and XMP. GIF: comments and application blocks, except those
 * that say how often it plays (GIF89a, sections 24 and 26).
 */
const metadata: Partial<Record<RasterType, RegExp>> = {
  JPEG: /\xff[\xe1\xe3-\xed\xef\xfe]/,
  PNG: /eXIf|tEXt|[iz]TXt|tIME/,
  WebP: /EXIF|XMP /,
  GIF: /(?:^|\0)!(?:\xfe|\xff\x0b(?!NETSCAPE2\.0|ANIMEXTS1\.0))/,
}

/** How a file of each type ends. Some phones append another picture or a video. */
const ends: Partial<Record<RasterType, RegExp>> = { JPEG: /\xff\xd9$/, PNG: /IEND\xaeB`\x82$/, GIF: /;$/ }

/** True when a file may contain metadata. Pixels may look like metadata by chance. */
export function mayHoldMetadata(bytes: Buffer, type: RasterType): boolean {
  // The blocks of a GIF begin after its color table. Each ends with a zero byte.
  const begin = type === 'GIF' ? 13 + (bytes[10]! & 0x80 ? 3 << ((bytes[10]! & 7) + 1) : 0) : 0
  const text = bytes.toString('latin1', begin)
  return Boolean(metadata[type]?.test(text)) || ends[type]?.test(text.slice(-8)) === false
}
