/** Pictures made of pixels: which kind some bytes are, and whether something is written beside the pixels. */

/** The kinds that browsers show, and those that they do not but that may say where a photo was taken. */
export type RasterType =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'GIF'
  | 'AVIF'
  | 'BMP'
  | 'ICO'
  | 'TIFF'
  | 'HEIC'
  | 'JPEG XL'
  | 'JPEG 2000'
  | 'Photoshop file'

/** How files of each kind begin: bytes as hexadecimal digits and dots, where any digit may stand. */
const signatures: readonly (readonly [RasterType, RegExp])[] = [
  ['JPEG', /^ffd8ff/],
  ['PNG', /^89504e470d0a1a0a/],
  ['WebP', /^52494646.{8}57454250/],
  ['GIF', /^47494638(37|39)61/],
  // The brands of ISO base media files, MIAF and HEIF, ISO/IEC 23000-22 and 23008-12.
  ['AVIF', /^.{8}66747970(61766966|61766973)/],
  ['HEIC', /^.{8}66747970(68656963|68656978|68657663|68657678|6865696d|68656973|6d696631|6d736631)/],
  // A bitmap file header holds four bytes of zero from the sixth on.
  ['BMP', /^424d.{8}00000000/],
  ['ICO', /^0000010001?[0-9a-f]{1,3}/],
  ['TIFF', /^(49492a00|4d4d002a|49492b00|4d4d002b|49495500|4949524f)/],
  ['JPEG XL', /^(ff0a|0000000c4a584c20)/],
  ['JPEG 2000', /^(0000000c6a502020|ff4fff51)/],
  ['Photoshop file', /^38425053/],
]

/** The kind of the picture that a file begins with, whatever its name; undefined for anything else. */
export function rasterTypeOf(head: Buffer): RasterType | undefined {
  const digits = head.toString('hex', 0, 16)
  return signatures.find(([, pattern]) => pattern.test(digits))?.[0]
}

/**
 * What cameras and programs write beside the pixels: segments of a JPEG other than JFIF, color profile and Adobe's note
 * on colors (ISO/IEC 10918-1, annex B), texts of a PNG, EXIF and XMP of a WebP, and of
 * a GIF comments and blocks of programs, but for those that say how often it plays (GIF89a, sections 24 and 26).
 */
const metadata: Partial<Record<RasterType, RegExp>> = {
  JPEG: /\xff[\xe1\xe3-\xed\xef\xfe]/,
  PNG: /eXIf|tEXt|[iz]TXt|tIME/,
  WebP: /EXIF|XMP /,
  GIF: /(?:^|\0)!(?:\xfe|\xff\x0b(?!NETSCAPE2\.0|ANIMEXTS1\.0))/,
  ICO: /eXIf|iTXt/,
}

/** How files end; after that some phones write another picture, or a film. */
const ends: Partial<Record<RasterType, RegExp>> = { JPEG: /\xff\xd9$/, PNG: /IEND\xaeB`\x82$/, GIF: /;$/ }

/** Whether a file may hold more than its pixels and colors. By chance pixels may look like it. */
export function mayHoldMetadata(bytes: Buffer, type: RasterType): boolean {
  // The blocks of a GIF begin after its table of colors; each ends with a zero.
  const begin = type === 'GIF' ? 13 + (bytes[10]! & 0x80 ? 3 << ((bytes[10]! & 7) + 1) : 0) : 0
  const text = bytes.toString('latin1', begin)
  return Boolean(metadata[type]?.test(text)) || ends[type]?.test(text.slice(-8)) === false
}
