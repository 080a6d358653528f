import type { ReactElement } from 'react'
import type { Drawing } from '../../model/site'

/** In pixels, and in units of the drawing. */
export const pictogramSize = { width: 64, height: 48 }

/** A filled part, and lines. */
const pictogram = (fill: string, line: string) =>
  function NamedPictogram() {
    return (
      <>
        <path className="caliche" d={fill} />
        <path d={line} />
      </>
    )
  }

/** Small signs for the services. All are kept in one file, which the first of them in view loads. */
export const pictograms: Record<Drawing, () => ReactElement> = {
  foundation: pictogram(
    'M8 25h48v7H8z',
    'M12 25V15L32 4l20 11v10M28 25v-9h8v9M14 32v12M32 32v12M50 32v12M9 44h10M27 44h10M45 44h10',
  ),
  slab: pictogram('M3 12h58v9H51v9H39v-9H25v9H13v-9H3z', 'M3 16.5h58M19 30v14M45 30v14M14 44h10M40 44h10'),
  'pier-and-beam': pictogram(
    'M4 15h56v8H4z',
    'M4 5h56M11 5v10M25 5v10M39 5v10M53 5v10M13 23h8v15h-8zM43 23h8v15h-8zM8 38h18v6H8zM38 38h18v6H38z',
  ),
  leveling: pictogram(
    'M4 15h56v16H4z',
    'M23 18.5h18a4.5 4.5 0 0 1 0 9H23a4.5 4.5 0 0 1 0-9zM27 19v8M37 19v8M32 21.5a1.5 1.5 0 1 0 .1 0M8 42l6-7 6 7zM44 42l6-7 6 7zM2 42h60',
  ),
  'crawl-space': pictogram(
    'M4 5h56v7H4z',
    'M4 12v31h56V12M14 12v7h8v-7M28 12v7h8v-7M42 12v7h8v-7M10 24v13h44V24M32 23c-3 4-4 5-4 6.5a4 4 0 0 0 8 0c0-1.5-1-2.5-4-6.5z',
  ),
  'french-drain': pictogram(
    'M18 10h28v34H18z',
    'M2 10h60M32 24a8 8 0 1 0 .1 0M28.5 36l-2.5 3M35.5 36l2.5 3M24 17h1M31 16h1M38 18h1M23 24h1M41 25h1',
  ),
  'soil-injection': pictogram(
    'M32 24c9 0 11 6 7 9 5 4 1 11-7 11s-12-7-7-11c-4-3-2-9 7-9z',
    'M2 16h60M32 40V5M25 5h14M32 8M10 24l4 4M8 36l4 4M54 24l-4 4M56 36l-4 4',
  ),
  'helical-pier': pictogram(
    'M14 3h36v9H14z',
    'M32 12v29M28 40l4 5 4-5M17 26c0-4 30-9 30-5s-30 9-30 5zM21 36c0-3 22-8 22-4s-22 7-22 4z',
  ),
  'push-pier': pictogram(
    'M32 3h26v19H32z',
    'M16 3v36M24 3v36M12 3h16M16 15h8M24 22v6h26v-6M16 30h8M11 39h18v5H11zM2 44h60',
  ),
  crack: pictogram('M4 6h56v36H4z', 'M30 6l5 9-7 8 8 8-5 11M18 14h11M40 14H22M20 23h22M22 33h24'),
  'root-barrier': pictogram(
    'M10 20C2 20 3 9 10 9c0-8 14-8 15-1 8 0 8 12 0 12z',
    'M17 20v8M2 28h60M17 28c6 4 14 2 16 8v8M17 28c2 6 6 8 7 15M17 28c-4 6-9 4-12 12M39 25v19M46 28v6h16',
  ),
  'foam-lifting': pictogram(
    'M10 30c2-5 8-5 10-2 3-4 9-4 11 0 4-3 9-2 10 2 4-2 9 0 9 4 0 8-38 8-42 2-1-3 0-5 2-6z',
    'M4 16h56v8H4zM24 4v20M18 4h12M46 12V4M42 8l4-4 4 4M2 44h60',
  ),
}
