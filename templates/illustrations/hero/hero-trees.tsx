import type { ReactElement } from 'react'
import type { heroTrees } from '../../model/catalog'

/** A tree whose roots reach under the corner that moves, because that is where an oak dries the clay. */
const treeOf = (trunk: string, crown: string) => (
  <>
    <g className="seen">
      <path fill="var(--wood)" d={trunk} />
      <path className="oak" d={crown} />
    </g>
    <path
      className="line"
      stroke="var(--wood)"
      strokeWidth="4"
      d="M540 22q-24 24-84 38m90-38q-10 26-50 52m60-52q10 22 60 36"
    />
  </>
)

/** The trees for the drawing of the home page. Grade is at 16. */
export const trees: Record<(typeof heroTrees)[number], ReactElement | undefined> = {
  'live-oak': treeOf(
    'M528 20c8-22 6-54-8-88h44c-12 32-8 62 10 88z',
    'M474-52a29 29 0 0 1-14-56 48 46 0 0 1 92-26 46 44 0 0 1 82 36 27 27 0 0 1-14 50q-28 20-56 0-24 18-48 0-22 12-42-4z',
  ),
  pine: treeOf('M540 20l4-120h16l4 120z', 'M552-250l44 72h-20l36 56h-22l40 62H474l40-62h-22l36-56h-20z'),
  none: undefined,
}
